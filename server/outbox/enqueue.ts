import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { NewOutboxRow, Tables } from '#server/database/tables.ts';
import type { StoredMessage } from '#server/mail/message.ts';

export type NewMail = Pick<NewOutboxRow, 'submission_id' | 'kind' | 'audience' | 'recipient'> &
  Partial<Pick<NewOutboxRow, 'state' | 'next_at' | 'last_error'>> & { message: StoredMessage };

/**
 * Adds mails to the outbox. They are due now unless they have another state or time.
 * @param options.mailHost the part of Message-IDs after the @
 */
export async function enqueue(
  transaction: Transaction<Tables>,
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
