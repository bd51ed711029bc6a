import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { connect } from '#server/database/connect.ts';
import { migrate } from '#server/database/migrate.ts';
import type { Queries } from '#server/database/tables.ts';
import { countRows } from './count-rows.ts';
import type { Identities } from './encryption.ts';
import { type Header, TABLE_NAMES } from './format.ts';
import { DamagedBackup } from './read-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { inTemporaryFolder } from './temporary-folder.ts';

type Verified = {
  header?: Header;
  faults: string[];
};

/**
 * Restores a backup into a temporary SQLite database and checks the database.
 * @throws InboxError if the backup cannot be decrypted
 */
export function verifyBackup(file: string, identities: Identities): Promise<Verified> {
  return inTemporaryFolder(async (folder) => {
    const database = await connect({ DATA_DIR: folder, DATABASE_URL: undefined });
    try {
      await migrate(database);
      const { header } = await restoreBackup(database, file, { identities });
      return { header, faults: await findFaults(database.db, header) };
    } catch (error) {
      if (error instanceof DamagedBackup) return { faults: [error.message] };
      throw error;
    } finally {
      await database.close();
    }
  });
}

async function findFaults(db: Queries, header: Header): Promise<string[]> {
  const faults: string[] = [];
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  for (const { integrity_check: result } of rows)
    if (result !== 'ok') faults.push(`The restored database is damaged: ${result}.`);
  const counts = await countRows(db);
  for (const table of TABLE_NAMES) {
    const expected = header.rows[table] ?? 0;
    const extra = (counts[table] ?? 0) - expected;
    // A restore may add one row to `site_state`: the time at which it stopped the letters.
    if (extra !== 0 && !(table === 'site_state' && extra === 1))
      faults.push(`${table} has ${counts[table]} rows instead of ${expected}.`);
  }
  return [...faults, ...(await findChangedFiles(db))];
}

async function findChangedFiles(db: Queries): Promise<string[]> {
  const faults: string[] = [];
  const files = await db.selectFrom('attachments').select(['id', 'sha256']).execute();
  for (const { id, sha256 } of files) {
    const query = db.selectFrom('attachments').select('bytes').where('id', '=', id);
    const { bytes } = await query.executeTakeFirstOrThrow();
    if (createHash('sha256').update(bytes).digest('hex') !== sha256)
      faults.push(`The file ${id} differs from what the visitor sent.`);
  }
  return faults;
}
