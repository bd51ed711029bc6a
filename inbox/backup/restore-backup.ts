import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import type { Tables } from '#server/database/tables.ts';
import { InboxError } from '../failure.ts';
import { type Header, type StoredRow, TABLE_NAMES, type TableName } from './format.ts';
import { readBackup } from './read-backup.ts';
import { readSuppressions, reapplySuppressions } from './reapply-suppressions.ts';

/** Rows per statement. SQLite allows 32,766 values in a statement. */
const BATCH = 100;

export type Restored = {
  header: Header;
  /** Mails that wait for `outbox resume`. */
  quarantined: number;
  /** E-mails of which something was erased after the backup and is back now. */
  erasedSince: string[];
};

/**
 * Replaces the content of the database with a backup, in one transaction. Mails that were waiting
 * or on their way are quarantined, because they may have been sent since.
 * @throws InboxError when the file is damaged, or the database is not empty and may not be
 * replaced
 */
export async function restoreBackup(
  database: Database,
  file: string,
  { replace = false } = {},
): Promise<Restored> {
  // Check the file first, so that a damaged one is refused before the database is locked.
  await readBackup(file);
  return database.transact(async (transaction) => {
    if (database.engine === 'postgres') await makePostgresWait(transaction);
    if (!replace) await assertEmpty(transaction);
    const known = await migrationsOf(transaction);
    const suppressions = await readSuppressions(transaction);
    for (const table of TABLE_NAMES.toReversed()) await transaction.deleteFrom(table).execute();

    let waiting: { table: TableName; rows: StoredRow[] } | undefined;
    const flush = async () => {
      if (waiting) await insert(transaction, waiting.table, waiting.rows);
      waiting = undefined;
    };
    const header = await readBackup(file, {
      begin: async ({ migrations }) => {
        const unknown = migrations.find((name) => !known.includes(name));
        if (unknown)
          throw new InboxError(
            `The backup was made by a newer version of the site (${unknown}): restore it with that.`,
          );
      },
      take: async (table, row) => {
        if (waiting?.table !== table || waiting.rows.length >= BATCH || table === 'attachments')
          await flush();
        waiting ??= { table, rows: [] };
        waiting.rows.push(row);
      },
    });
    await flush();
    const { numUpdatedRows } = await transaction
      .updateTable('outbox')
      .set({ state: 'quarantined', lease: null, lease_until: null })
      .where('state', 'in', ['pending', 'sending'])
      .executeTakeFirst();
    return {
      header,
      quarantined: Number(numUpdatedRows),
      erasedSince: await reapplySuppressions(transaction, suppressions),
    };
  });
}

/**
 * Nobody may write between the check and the restore. SQLite's transaction locks the whole file.
 */
async function makePostgresWait(transaction: Transaction<Tables>): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(transaction);
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
  await sql`lock table ${sql.join(TABLE_NAMES.map((name) => sql.table(name)))} in exclusive mode`.execute(
    transaction,
  );
}

async function assertEmpty(transaction: Transaction<Tables>): Promise<void> {
  for (const table of ['submissions', 'subscribers', 'outbox'] as const) {
    const row = await transaction.selectFrom(table).select('id').limit(1).executeTakeFirst();
    if (row)
      throw new InboxError(
        `The database holds ${table} already: "--replace" deletes everything in it first.`,
      );
  }
}

async function insert(
  transaction: Transaction<Tables>,
  table: TableName,
  rows: StoredRow[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const values = rows.map(
    (row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`,
  );
  const names = sql.join(columns.map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(values)}`.execute(
    transaction,
  );
}

async function migrationsOf(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.map(({ name }) => name);
}
