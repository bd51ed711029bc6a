import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'kysely';
import type { Database, Engine } from '#server/database/connect.ts';
import { assertKnown, ranMigrations } from '#server/database/migrate.ts';
import type { Queries } from '#server/database/tables.ts';
import { countRows } from './count-rows.ts';
import { encryptionTo } from './encryption.ts';
import { encodeRow, type Header, KEYS, TABLE_NAMES, type TableName, VERSION } from './format.ts';
import { readBackup } from './read-backup.ts';
import { readSnapshot } from './snapshot.ts';

const BATCH = 200;

/**
 * Writes a backup to a new file and reads it back.
 * @param recipients the public keys to encrypt to. Without recipients, the backup is not encrypted.
 * @throws InboxError
 * @throws NewerDatabase if the database has tables that this version does not know
 */
export async function writeBackup(
  database: Database,
  file: string,
  { now, recipients }: { now: number; recipients: readonly string[] },
): Promise<Header> {
  const encryption = recipients.length > 0 ? encryptionTo(recipients) : undefined;
  await readSnapshot(database, async (snapshot) => {
    await assertKnown(snapshot);
    const lines = Readable.from(linesOf(snapshot, database.engine, now), { objectMode: false });
    await pipeline(
      lines,
      createGzip(),
      encryption?.encrypt ?? new PassThrough(),
      createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }),
    );
  });
  return readBackup(file, { identities: encryption ? [encryption.identity] : [] });
}

async function* linesOf(snapshot: Queries, engine: Engine, now: number): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  const line = (text: string) => {
    const bytes = Buffer.from(`${text}\n`);
    hash.update(bytes);
    return bytes;
  };
  const announced = await countRows(snapshot);
  const header: Header = {
    format: 'miqyas-backup',
    version: VERSION,
    madeAt: now,
    engine,
    migrations: await ranMigrations(snapshot),
    rows: announced,
  };
  yield line(JSON.stringify(header));
  const rows: Record<string, number> = {};
  for (const table of TABLE_NAMES) {
    rows[table] = 0;
    for await (const stored of rowsOf(snapshot, table)) {
      rows[table]++;
      yield line(encodeRow(table, stored));
    }
  }
  yield Buffer.from(`${JSON.stringify({ rows, sha256: hash.digest('hex') })}\n`);
}

async function* rowsOf(snapshot: Queries, table: TableName): AsyncGenerator<object> {
  const key = sql.ref<string>(KEYS[table]);
  // Read one attachment at a time, because an attachment may be as large as 5 MiB.
  const limit = table === 'attachments' ? 1 : BATCH;
  for (let after: string | undefined; ; ) {
    const past = after === undefined ? sql`` : sql`where ${key} > ${after}`;
    const query = sql<Record<string, unknown>>`
      select * from ${sql.table(table)} ${past} order by ${key} limit ${limit}`;
    const { rows } = await query.execute(snapshot);
    yield* rows;
    const last = rows.at(-1)?.[KEYS[table]];
    if (typeof last !== 'string') return;
    after = last;
  }
}
