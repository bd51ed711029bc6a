import { randomUUID } from 'node:crypto';
import type { NewOutboxRow, Transaction } from '#server/database/tables.ts';
import type { StoredMessage } from '#server/mail/message.ts';

export type NewMail = Pick<NewOutboxRow, 'submission_id' | 'kind' | 'audience' | 'recipient'> &
  Partial<Pick<NewOutboxRow, 'subscriber_id' | 'state' | 'next_at' | 'last_error'>> & {
    message: StoredMessage;
  };

/** Adds mails to the outbox, due now unless the caller sets another state or time. */
export async function enqueue(
  transaction: Transaction,
  mails: NewMail[],
  { mailHost, now }: { mailHost: string; now: number },
): Promise<void> {
  const rows = mails.map(({ message, ...mail }): NewOutboxRow => {
    const id = randomUUID();
    return {
      state: 'pending',
      next_at: now,
      ...mail,
      id,
      message: JSON.stringify(message),
      message_id: `<${id}@${mailHost}>`,
      attempts: 0,
      created_at: now,
    };
  });
  if (rows.length > 0) await transaction.insertInto('outbox').values(rows).execute();
}

/** Queues the mails of a submission again. The caller may add conditions to the query. */
export function requeue(transaction: Transaction, submissionId: string, now: number) {
  return transaction
    .updateTable('outbox')
    .set({ state: 'pending', created_at: now, next_at: now })
    .where('submission_id', '=', submissionId);
}
