import { type Kysely, sql } from 'kysely';

/** Without this index, each new submission and each deletion reads all mails. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index outbox_by_submission on outbox (submission_id)`.execute(db);
}
