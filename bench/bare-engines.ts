import { randomUUID } from 'node:crypto';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import pg from 'pg';
import { connect } from '#server/database/connect.ts';
import type { NewOutboxRow, Submission } from '#server/database/tables.ts';

export type DatabaseSettings = { DATA_DIR: string; DATABASE_URL?: string };
type Rows = { submission: Submission; mails: NewOutboxRow[] };
type Row = Record<string, string | number | null>;

const CONNECTIONS = 10;
const TABLES = ['submissions', 'outbox'] as const;

/**
 * Writes the rows that the site has written, one submission with its mails in each transaction, at
 * the database's own speed: one by one on SQLite, over ten connections on PostgreSQL. Each commit
 * is synced.
 * @returns the duration of each transaction in milliseconds
 */
export async function insertBare(
  settings: DatabaseSettings,
  milliseconds: number,
): Promise<number[]> {
  const example = await lastRows(settings);
  return settings.DATABASE_URL
    ? insertIntoPostgres(settings.DATABASE_URL, example, milliseconds)
    : insertIntoSqlite(settings.DATA_DIR, example, milliseconds);
}

async function lastRows(settings: DatabaseSettings): Promise<Rows> {
  const { db, close } = await connect(settings);
  const submission = await db
    .selectFrom('submissions')
    .selectAll()
    .orderBy('received_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const mails = await db
    .selectFrom('outbox')
    .selectAll()
    .where('submission_id', '=', submission.id)
    .execute();
  await close();
  return { submission, mails };
}

/** The same sizes with other ids. */
function anew({ submission, mails }: Rows): [table: (typeof TABLES)[number], row: Row][] {
  const id = randomUUID();
  const copy: Row = { ...submission, id, reference: id, dedup_key: null, received_at: Date.now() };
  return [
    ['submissions', copy],
    ...mails.map((mail): ['outbox', Row] => [
      'outbox',
      { ...mail, id: randomUUID(), submission_id: id },
    ]),
  ];
}

async function insertIntoSqlite(
  folder: string,
  example: Rows,
  milliseconds: number,
): Promise<number[]> {
  const sqlite = new Sqlite(path.join(folder, 'site.sqlite'));
  sqlite.pragma('synchronous = FULL');
  sqlite.pragma('foreign_keys = ON');
  const statements = new Map(
    anew(example).map(([table, row]) => [table, sqlite.prepare(insertOf(table, row, () => '?'))]),
  );
  const insert = sqlite.transaction((rows: ReturnType<typeof anew>) => {
    for (const [table, row] of rows) statements.get(table)?.run(...Object.values(row));
  });
  const times = await repeat(milliseconds, async () => void insert.immediate(anew(example)));
  sqlite.close();
  return times;
}

async function insertIntoPostgres(
  connectionString: string,
  example: Rows,
  milliseconds: number,
): Promise<number[]> {
  const all = Array.from({ length: CONNECTIONS }, async () => {
    const client = new pg.Client({ connectionString, options: '-c synchronous_commit=on' });
    await client.connect();
    const times = await repeat(milliseconds, async () => {
      await client.query('begin');
      for (const [table, row] of anew(example)) {
        await client.query({
          name: table,
          text: insertOf(table, row, (place) => `$${place}`),
          values: Object.values(row),
        });
      }
      await client.query('commit');
    });
    await client.end();
    return times;
  });
  return (await Promise.all(all)).flat();
}

function insertOf(table: string, row: Row, placeholder: (place: number) => string): string {
  const columns = Object.keys(row);
  return `insert into ${table} (${columns.join(', ')}) values (${columns.map((_, index) => placeholder(index + 1)).join(', ')})`;
}

async function repeat(milliseconds: number, work: () => Promise<void>): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + milliseconds;
  while (performance.now() < end) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return times;
}
