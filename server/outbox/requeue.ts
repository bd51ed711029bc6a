import type { Transaction } from 'kysely';
import type { Tables } from '#server/database/tables.ts';

/**
 * Builds the update that puts mails of a submission into the queue. The caller adds conditions that
 * select the mails. They count as written now: retries and the limit per recipient start here.
 */
export function requeue(transaction: Transaction<Tables>, submissionId: string, now: number) {
  return transaction
    .updateTable('outbox')
    .set({ state: 'pending', created_at: now, next_at: now })
    .where('submission_id', '=', submissionId);
}
