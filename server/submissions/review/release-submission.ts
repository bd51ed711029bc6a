import type { Database } from '#server/database/connect.ts';
import { requeue } from '#server/outbox/enqueue.ts';
import { ON_HOLD, WAITING_KINDS } from '#server/outbox/on-hold.ts';
import { tidyReference } from '#server/submissions/store/reference.ts';

/**
 * Ends a submission's quarantine and queues its mails. Mails that wait for an event stay on hold.
 * @returns false if the submission is not quarantined
 */
export async function releaseSubmission(database: Database, reference: string, now: number) {
  return database.transact(async (transaction) => {
    const released = await transaction
      .updateTable('submissions')
      .set({ held_because: null })
      .where('reference', '=', tidyReference(reference))
      .where('held_because', 'is not', null)
      .returning('id')
      .executeTakeFirst();
    if (!released) return false;
    await requeue(transaction, released.id, now)
      .where('state', '=', ON_HOLD)
      .where('kind', 'not in', [...WAITING_KINDS])
      .execute();
    return true;
  });
}
