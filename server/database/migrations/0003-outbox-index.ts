import { type Kysely, sql } from 'kysely';

/**
 * Without this index, each new submission reads all mails to visitors, and each deletion of a
 * submission reads all mails.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index outbox_by_submission on outbox (submission_id)`.execute(db);
}
