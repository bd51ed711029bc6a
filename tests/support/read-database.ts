import { sql } from 'kysely';
import { vi } from 'vitest';
import { connect } from '#server/database/connect.ts';
import type { MailState } from '#server/database/tables.ts';
import type { DatabaseSettings } from './databases.ts';

export type StoredSubmission = {
  reference: string;
  answers: Record<string, string>;
  mails: { kind: string; state: MailState; messageId: string }[];
  files: string[];
};

/** Returns the stored submissions, grouped by the sender's email. */
export async function readStored(
  settings: DatabaseSettings,
): Promise<Map<string, StoredSubmission[]>> {
  const database = await connect(settings);
  try {
    const { db } = database;
    const submissions = await db
      .selectFrom('submissions')
      .select(['id', 'reference', 'email', 'answers'])
      .execute();
    const mails = Map.groupBy(
      await db
        .selectFrom('outbox')
        .select(['submission_id', 'kind', 'state', 'message_id as messageId'])
        .execute(),
      ({ submission_id }) => submission_id,
    );
    const files = Map.groupBy(
      await db.selectFrom('attachments').select(['submission_id', 'sha256']).execute(),
      (file) => file.submission_id,
    );
    const found = new Map<string, StoredSubmission[]>();
    for (const { id, reference, email, answers } of submissions) {
      const stored = {
        reference,
        answers: JSON.parse(answers),
        mails: mails.get(id) ?? [],
        files: (files.get(id) ?? []).map(({ sha256 }) => sha256),
      };
      found.set(email ?? '', [...(found.get(email ?? '') ?? []), stored]);
    }
    return found;
  } finally {
    await database.close();
  }
}

/** Returns SQLite's report about the database file, which is "ok" for an intact file. */
export async function integrityOf(settings: DatabaseSettings): Promise<string> {
  const database = await connect(settings);
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(
    database.db,
  );
  await database.close();
  return rows.map(({ integrity_check: found }) => found).join('\n');
}

export async function untilDelivered(settings: DatabaseSettings, timeout = 40_000): Promise<void> {
  const { db, close } = await connect(settings);
  const left = () =>
    db
      .selectFrom('outbox')
      .select(({ fn }) => fn.countAll<number>().as('left'))
      .where('state', 'in', ['pending', 'sending'])
      .executeTakeFirstOrThrow();
  await vi
    .waitUntil(async () => (await left()).left === 0, { timeout, interval: 50 })
    .finally(close);
}
