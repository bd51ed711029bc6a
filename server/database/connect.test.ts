import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { freshDatabase, onBothEngines, openDatabase } from '#tests/support/databases.ts';
import { undoColumns, undoTables } from '#tests/support/first-version.ts';
import { connect, StoreUnavailable } from './connect.ts';
import { migrate } from './migrate.ts';

onBothEngines(
  'two processes that start together create the tables once',
  async (first, settings) => {
    const second = await openDatabase(settings);
    await Promise.all([migrate(first), migrate(second)]);
    expect(await first.db.selectFrom('submissions').selectAll().execute()).toEqual([]);
  },
);

onBothEngines(
  'a database of the first version keeps its rows and gets new columns',
  async (database) => {
    const { db } = database;
    await undoColumns(db);
    await undoTables(db);
    await sql`insert into submissions (id, reference, form, language, answers, received_at,
    keep_until, content_hash) values ('one', 'K7F-4WM', 'contact', 'en', '{}', 1, 2, 'x')`.execute(
      db,
    );
    await sql`insert into notes (id, submission_id, written_at, text)
    values ('note', 'one', 3, 'Called back')`.execute(db);
    await migrate(database);
    expect(
      await db.selectFrom('submissions').select(['id', 'consent', 'link_version']).execute(),
    ).toEqual([{ id: 'one', consent: null, link_version: 0 }]);
    expect(await db.selectFrom('notes').select(['text', 'action', 'author']).execute()).toEqual([
      { text: 'Called back', action: 'note', author: null },
    ]);
  },
);

onBothEngines('a transaction that fails changes nothing', async ({ db, transact }) => {
  const work = transact(async (transaction) => {
    await transaction.insertInto('site_state').values({ name: 'a', value: '1' }).execute();
    throw new Error('in the middle');
  });
  await expect(work).rejects.toThrow('in the middle');
  expect(await db.selectFrom('site_state').selectAll().execute()).toEqual([]);
});

onBothEngines('transactions of two connections wait for one another', async (first, settings) => {
  const second = await openDatabase(settings);
  await first.db.insertInto('site_state').values({ name: 'count', value: '0' }).execute();
  const add = ({ transact }: typeof first) =>
    transact(async (transaction) => {
      const lock = first.engine === 'postgres' ? sql`for update` : sql``;
      const { value } = await transaction
        .selectFrom('site_state')
        .select('value')
        .where('name', '=', 'count')
        .modifyEnd(lock)
        .executeTakeFirstOrThrow();
      await transaction
        .updateTable('site_state')
        .set({ value: String(Number(value) + 1) })
        .where('name', '=', 'count')
        .execute();
    });
  await Promise.all(Array.from({ length: 40 }, (_, index) => add(index % 2 ? first : second)));
  expect(await first.db.selectFrom('site_state').select('value').execute()).toEqual([
    { value: '40' },
  ]);
});

test('SQLite syncs every commit, enforces foreign keys, and has a private file', async () => {
  const settings = await freshDatabase('sqlite');
  const { db } = await openDatabase(settings);
  const pragma = async (name: string) =>
    Object.values((await sql.raw<object>(`pragma ${name}`).execute(db)).rows[0] ?? {})[0];
  expect(await pragma('journal_mode')).toBe('wal');
  expect(await pragma('synchronous')).toBe(2);
  expect(await pragma('foreign_keys')).toBe(1);
  expect(await pragma('busy_timeout')).toBeLessThanOrEqual(50);
  expect(statSync(path.join(settings.DATA_DIR, 'site.sqlite')).mode & 0o077).toBe(0);
});

test('SQLite overwrites deleted data in its file', async () => {
  const settings = await freshDatabase('sqlite');
  const { db } = await openDatabase(settings);
  const SECRET = 'what a visitor had erased';
  const isInFile = async () => {
    await sql`pragma wal_checkpoint(truncate)`.execute(db);
    return readFileSync(path.join(settings.DATA_DIR, 'site.sqlite')).includes(SECRET);
  };
  await db.insertInto('site_state').values({ name: 'a', value: SECRET }).execute();
  expect(await isInFile()).toBe(true);
  await db.deleteFrom('site_state').where('name', '=', 'a').execute();
  expect(await isInFile()).toBe(false);
});

test('PostgreSQL syncs every commit and returns moments as numbers', async () => {
  const settings = await freshDatabase('postgres');
  const { db } = await openDatabase(settings);
  const { rows } =
    await sql<object>`select current_setting('synchronous_commit') as synchronous, 1765000000000::bigint as moment`.execute(
      db,
    );
  expect(rows).toEqual([{ synchronous: 'on', moment: 1_765_000_000_000 }]);
});

test('the process answers other requests between two write transactions', async () => {
  const { transact } = await openDatabase(await freshDatabase('sqlite'));
  const order: string[] = [];
  const writes = ['write', 'write', 'write'].map((name) =>
    transact(async () => void order.push(name)),
  );
  const answers = async () => {
    for (let turn = 0; turn < 20; turn++) {
      await nextTurn();
      order.push('answer');
    }
  };
  await Promise.all([...writes, answers()]);
  expect(order.join(' ')).not.toContain('write write');
});

test('a full disk makes the store unavailable until there is room', async () => {
  const { db, transact } = await openDatabase(await freshDatabase('sqlite'));
  const write = () =>
    transact((transaction) =>
      transaction
        .insertInto('site_state')
        .values({ name: crypto.randomUUID(), value: 'x'.repeat(200_000) })
        .execute(),
    );
  const { page_count: pages } = (await sql<{ page_count: number }>`pragma page_count`.execute(db))
    .rows[0] ?? { page_count: 0 };
  await sql.raw(`pragma max_page_count = ${pages + 10}`).execute(db);
  await expect(write()).rejects.toThrow(StoreUnavailable);
  await sql.raw('pragma max_page_count = 1000000').execute(db);
  await write();
  expect(await db.selectFrom('site_state').select('name').execute()).toHaveLength(1);
});

test('waiting for a lock of another program does not block this process', async () => {
  const settings = await freshDatabase('sqlite');
  const ours = await openDatabase(settings);
  const other = await openDatabase(settings);
  const blocker = other.transact(() => new Promise((resolve) => setTimeout(resolve, 600)));
  await new Promise((resolve) => setTimeout(resolve, 50));
  let turns = 0;
  const ticks = setInterval(() => turns++, 5);
  await ours.transact((transaction) =>
    transaction.insertInto('site_state').values({ name: 'a', value: '1' }).execute(),
  );
  clearInterval(ticks);
  await blocker;
  expect(turns).toBeGreaterThan(4);
});

test('a database that is gone gives its error code', async () => {
  await expect(
    connect({ DATA_DIR: 'data', DATABASE_URL: 'postgres://nobody:x@127.0.0.1:1/none' }),
  ).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});
