import type { Database } from '#server/database/connect.ts';
import { WAITING } from '#server/outbox/on-hold.ts';
import { tidyReference } from '#server/submissions/store/reference.ts';

/**
 * Lets the mails of a held submission go, but for those that wait for something else.
 * @param now milliseconds @returns false where there is no such submission, or it is not held
 */
export async function releaseSubmission(
  database: Database,
  reference: string,
  now: number,
): Promise<boolean> {
  return database.transact(async (transaction) => {
    const released = await transaction
      .updateTable('submissions')
      .set({ held_because: null })
      .where('reference', '=', tidyReference(reference))
      .where('held_because', 'is not', null)
      .returning('id')
      .executeTakeFirst();
    if (!released) return false;
    await transaction
      .updateTable('outbox')
      // As if they were written now: how long they are tried is counted from here.
      .set({ state: 'pending', created_at: now, next_at: now })
      .where('submission_id', '=', released.id)
      .where('state', '=', 'held')
      .where('kind', 'not in', [...WAITING])
      .execute();
    return true;
  });
}
