import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import { ranMigrations } from '#server/database/migrate.ts';
import type { Transaction } from '#server/database/tables.ts';
import { holdLettersAfterRestore } from '#server/letters/start-letter.ts';
import { InboxError } from '../failure.ts';
import type { Identities } from './encryption.ts';
import { type Header, type StoredRow, TABLE_NAMES, type TableName } from './format.ts';
import { readBackup } from './read-backup.ts';
import { readSuppressions, reapplySuppressions } from './reapply-suppressions.ts';

/** The number of rows per statement. SQLite allows 32,766 values in a statement. */
const BATCH = 100;

export type Restored = {
  header: Header;
  quarantined: number;
  erasedSince: string[];
};

/**
 * Replaces all data of the database in one transaction. Unsent mails go into quarantine, because
 * the site may have sent them after the backup.
 * @throws InboxError if the file is damaged, or if the database has data and `replace` is false
 */
export async function restoreBackup(
  database: Database,
  file: string,
  { replace = false, identities = [] }: { replace?: boolean; identities?: Identities } = {},
): Promise<Restored> {
  // Check the whole file before the transaction locks the database.
  await readBackup(file, { identities });
  return database.transact(async (transaction) => {
    if (database.engine === 'postgres') await makePostgresWait(transaction);
    if (!replace) await assertEmpty(transaction);
    const known = await ranMigrations(transaction);
    const suppressions = await readSuppressions(transaction);
    for (const table of TABLE_NAMES.toReversed()) await transaction.deleteFrom(table).execute();

    let waiting: { table: TableName; rows: StoredRow[] } | undefined;
    const flush = async () => {
      if (waiting) await insert(transaction, waiting.table, waiting.rows);
      waiting = undefined;
    };
    const header = await readBackup(file, {
      identities,
      begin: async ({ migrations }) => {
        const unknown = migrations.find((name) => !known.includes(name));
        if (unknown)
          throw new InboxError(
            `The backup was made by a newer version of the site (${unknown}): use that version.`,
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
    await holdLettersAfterRestore(transaction, Date.now());
    return {
      header,
      quarantined: Number(numUpdatedRows),
      erasedSince: await reapplySuppressions(transaction, suppressions),
    };
  });
}

/** Locks all tables of PostgreSQL during a restore. SQLite locks its database by itself. */
async function makePostgresWait(transaction: Transaction): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(transaction);
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
  await sql`lock table ${sql.join(TABLE_NAMES.map((name) => sql.table(name)))} in exclusive mode`.execute(
    transaction,
  );
}

async function assertEmpty(transaction: Transaction): Promise<void> {
  for (const table of ['submissions', 'subscribers', 'outbox'] as const) {
    const row = await transaction.selectFrom(table).select('id').limit(1).executeTakeFirst();
    if (row)
      throw new InboxError(
        `The database holds ${table} already: "--replace" deletes everything in it first.`,
      );
  }
}

async function insert(transaction: Transaction, table: TableName, rows: StoredRow[]) {
  const columns = Object.keys(rows[0] ?? {});
  const values = rows.map(
    (row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`,
  );
  const names = sql.join(columns.map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(values)}`.execute(
    transaction,
  );
}
