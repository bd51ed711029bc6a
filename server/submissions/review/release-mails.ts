import type { Transaction } from '#server/database/tables.ts';
import { requeue } from '#server/outbox/enqueue.ts';
import { ON_HOLD, WAITING_KINDS } from '#server/outbox/on-hold.ts';

/**
 * Queues the mails of a submission whose quarantine has ended. Mails that wait for an event stay on
 * hold.
 */
export async function releaseMails(
  transaction: Transaction,
  submissionId: string,
  now: number,
): Promise<void> {
  await requeue(transaction, submissionId, now)
    .where('state', '=', ON_HOLD)
    .where('kind', 'not in', [...WAITING_KINDS])
    .execute();
}
