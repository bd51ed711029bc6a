import type { Database } from '#server/database/connect.ts';
import type { NewOutboxRow, OutboxRow } from '#server/database/tables.ts';
import type { StoredMessage } from '#server/mail/message.ts';

export const MESSAGE: StoredMessage = {
  subject: 'A subject',
  text: 'A text',
  html: '<p>A text</p>',
};

export function outboxRow({
  id = crypto.randomUUID(),
  ...row
}: Partial<NewOutboxRow> = {}): OutboxRow {
  return {
    id,
    submission_id: null,
    kind: 'notice',
    audience: 'firm',
    recipient: 'inbox@firm.example',
    message: JSON.stringify(MESSAGE),
    message_id: `<${id}@site.example>`,
    state: 'pending',
    attempts: 0,
    next_at: 0,
    lease: null,
    lease_until: null,
    last_error: null,
    created_at: Date.UTC(2026, 10, 22, 9),
    sent_at: null,
    ...row,
    subscriber_id: row.subscriber_id ?? null,
  };
}

export async function addMails(
  { transact }: Database,
  ...rows: Partial<NewOutboxRow>[]
): Promise<string[]> {
  const values = rows.map(outboxRow);
  await transact((transaction) => transaction.insertInto('outbox').values(values).execute());
  return values.map(({ id }) => id);
}

export async function readMail({ db }: Database, id: string | undefined): Promise<OutboxRow> {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('id', '=', id ?? '')
    .executeTakeFirstOrThrow();
}
