import { randomBytes } from 'node:crypto';
import { statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import pg from 'pg';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Form } from '#app/services.ts';
import { type DatabaseSettings, freshDatabase, onBothEngines } from '#tests/support/databases.ts';
import { createLimits, type Limits } from './limits.ts';

const NOON = Date.UTC(2026, 10, 22, 12);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const CLIENT = '192.0.2.1';
const EMAIL = 'visitor@example.com';

afterEach(() => {
  vi.useRealTimers();
});

/** From noon on the clocks stand still, unless the test moves them. */
function stopClocksAtNoon(): void {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: NOON });
}

function startLimits(settings: DatabaseSettings, { factor = 1, secret = randomBytes(32), log = { warn: vi.fn() } } = {}): Limits {
  const limits = createLimits({ ...settings, RATE_LIMIT_FACTOR: factor }, secret, log);
  onTestFinished(() => limits.close());
  return limits;
}

/** How many of so many attempts were let through, from the first on. */
async function attempts(limits: Limits, count: number, form: Form = 'contact', client = CLIENT, email?: string): Promise<number> {
  let allowed = 0;
  for (let attempt = 0; attempt < count; attempt++) if ((await limits.consume(form, client, email)) === undefined) allowed++;
  return allowed;
}

onBothEngines('a client may send a form five times a minute and is told how long to wait', async (_, settings) => {
  stopClocksAtNoon();
  const limits = startLimits(settings);
  expect(await attempts(limits, 5)).toBe(5);
  vi.setSystemTime(NOON + 20_500);
  expect(await limits.consume('contact', CLIENT, undefined)).toBe(40);
  vi.setSystemTime(NOON + MINUTE - 1);
  expect(await limits.consume('contact', CLIENT, undefined)).toBe(1);
  vi.setSystemTime(NOON + MINUTE + 1);
  expect(await limits.consume('contact', CLIENT, undefined)).toBeUndefined();
});

onBothEngines('a client may send a form thirty times an hour', async (_, settings) => {
  stopClocksAtNoon();
  const limits = startLimits(settings);
  for (let minute = 0; minute < 6; minute++) {
    vi.setSystemTime(NOON + minute * (MINUTE + 1));
    expect(await attempts(limits, 5)).toBe(5);
  }
  vi.setSystemTime(NOON + 30 * MINUTE);
  expect(await limits.consume('contact', CLIENT, undefined)).toBe(30 * 60);
  vi.setSystemTime(NOON + HOUR + 1);
  expect(await limits.consume('contact', CLIENT, undefined)).toBeUndefined();
});

onBothEngines('each form and each client is counted apart', async (_, settings) => {
  stopClocksAtNoon();
  const limits = startLimits(settings);
  expect(await attempts(limits, 7)).toBe(5);
  expect(await attempts(limits, 7, 'partnership')).toBe(5);
  expect(await attempts(limits, 7, 'contact', '2001:db8:1:2::/64')).toBe(5);
  expect(await attempts(limits, 5, 'newsletter')).toBe(3);
  expect(await attempts(limits, 25, 'feedback')).toBe(20);
});

onBothEngines('one e-mail address is counted over all forms and clients, however it is written', async (_, settings) => {
  stopClocksAtNoon();
  const limits = startLimits(settings);
  expect(await attempts(limits, 5, 'contact', CLIENT, EMAIL)).toBe(5);
  expect(await attempts(limits, 3, 'partnership', '192.0.2.2', 'Visitor@Example.COM')).toBe(3);
  expect(await attempts(limits, 5, 'webinar', '192.0.2.3', ` ${EMAIL}`)).toBe(2);
  expect(await limits.consume('contact', '192.0.2.4', EMAIL)).toBe(60 * 60);
  expect(await limits.consume('contact', '192.0.2.4', 'somebody-else@example.com')).toBeUndefined();
});

onBothEngines('who may not send at all does not use up another’s e-mail address', async (_, settings) => {
  stopClocksAtNoon();
  const limits = startLimits(settings);
  expect(await attempts(limits, 100, 'contact', CLIENT, EMAIL)).toBe(5);
  expect(await attempts(limits, 5, 'contact', '192.0.2.2', EMAIL)).toBe(5);
});

onBothEngines('all limits grow and shrink with the factor, down to one', async (_, settings) => {
  stopClocksAtNoon();
  expect(await attempts(startLimits(settings, { factor: 2 }), 20)).toBe(10);
  expect(await attempts(startLimits(settings, { factor: 0.01 }), 20)).toBe(1);
});

onBothEngines('processes count together, also when they start at once and all comes at once', async (_, settings) => {
  stopClocksAtNoon();
  const log = { warn: vi.fn() };
  const secret = randomBytes(32);
  const processes = Array.from({ length: 4 }, () => startLimits(settings, { secret, log }));
  const waits = await Promise.all(Array.from({ length: 40 }, (_, index) => processes[index % 4]?.consume('contact', CLIENT, undefined)));
  expect(waits.filter((wait) => wait === undefined)).toHaveLength(5);
  expect(log.warn).not.toHaveBeenCalled();
});

onBothEngines('what is counted by is not written down, and is called differently each day', async (_, settings) => {
  stopClocksAtNoon();
  const secret = randomBytes(32);
  const limits = startLimits(settings, { secret });
  await limits.consume('contact', CLIENT, EMAIL);
  const first = await rowsOf(settings);
  expect(first.map(({ key }) => key.split(':')[0]).sort()).toEqual(['email', 'hour', 'minute']);
  expect(JSON.stringify(first)).not.toMatch(/192\.0|visitor|example|contact/);
  vi.setSystemTime(NOON + DAY);
  await limits.consume('contact', CLIENT, EMAIL);
  const keys = (await rowsOf(settings)).map(({ key }) => key);
  expect(new Set(keys).size).toBe(6);
});

onBothEngines('what is over is deleted when the site starts, and so is what a clock counted that was ahead', async (_, settings) => {
  stopClocksAtNoon();
  const before = startLimits(settings);
  await before.consume('contact', CLIENT, EMAIL);
  vi.setSystemTime(NOON + 40 * DAY);
  await before.consume('contact', '192.0.2.2', undefined);
  await before.close();
  expect(await rowsOf(settings)).toHaveLength(5);
  vi.setSystemTime(NOON + 2 * HOUR);
  startLimits(settings);
  await vi.waitFor(async () => expect(await rowsOf(settings)).toEqual([]));
});

onBothEngines('what is over is deleted while the site runs', async (_, settings) => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: NOON });
  const limits = startLimits(settings);
  await limits.consume('contact', CLIENT, EMAIL);
  vi.advanceTimersByTime(2 * HOUR);
  await vi.waitFor(async () => expect(await rowsOf(settings)).toEqual([]));
});

onBothEngines('nobody waits longer because the clock was ahead and has come back', async (_, settings) => {
  stopClocksAtNoon();
  const limits = startLimits(settings);
  // Within the same day, whose key is the same.
  vi.setSystemTime(NOON + 10 * HOUR);
  expect(await attempts(limits, 7)).toBe(5);
  vi.setSystemTime(NOON);
  expect(await attempts(limits, 7)).toBe(5);
  expect(await limits.consume('contact', CLIENT, undefined)).toBe(60);
});

onBothEngines('where the counters are lost they are counted in memory, and together again after a while', async (_, settings) => {
  stopClocksAtNoon();
  const log = { warn: vi.fn() };
  const limits = startLimits(settings, { log });
  await limits.consume('contact', CLIENT, EMAIL);
  await administer(settings, 'drop table limits');
  expect(await attempts(limits, 7, 'contact', '192.0.2.2')).toBe(5);
  expect(log.warn).toHaveBeenCalledExactlyOnceWith({ code: settings.DATABASE_URL ? '42P01' : 'SQLITE_ERROR' }, expect.any(String));

  vi.advanceTimersByTime(5000);
  await limits.consume('contact', CLIENT, EMAIL);
  expect(await rowsOf(settings)).toHaveLength(3);
  expect(log.warn).toHaveBeenCalledOnce();
});

onBothEngines('a site that is stopping still answers', async (_, settings) => {
  const log = { warn: vi.fn() };
  const limits = startLimits(settings, { log });
  await limits.consume('contact', CLIENT, undefined);
  await limits.close();
  expect(await attempts(limits, 7, 'partnership')).toBe(5);
  expect(log.warn).not.toHaveBeenCalled();
});

test('a lock of another program is not waited for', async () => {
  const settings = await freshDatabase('sqlite');
  const log = { warn: vi.fn() };
  const limits = startLimits(settings, { log });
  const other = new Sqlite(path.join(settings.DATA_DIR, 'limits.sqlite'));
  other.exec('begin exclusive');
  expect(await attempts(limits, 7)).toBe(5);
  other.close();
  expect(log.warn).toHaveBeenCalledExactlyOnceWith({ code: 'SQLITE_BUSY' }, expect.any(String));
});

test.each([
  ['is no database', (file: string) => writeFileSync(file, 'x'.repeat(10_000))],
  ['was torn by a power cut', tear],
])('a file that %s is replaced by a new one', async (_, breakFile) => {
  const settings = await freshDatabase('sqlite');
  const file = path.join(settings.DATA_DIR, 'limits.sqlite');
  breakFile(file);
  const log = { warn: vi.fn() };
  expect(await attempts(startLimits(settings, { log }), 7)).toBe(5);
  expect(log.warn).not.toHaveBeenCalled();
  expect(await rowsOf(settings)).toHaveLength(2);
});

test('nobody else may read the file', async () => {
  const settings = await freshDatabase('sqlite');
  startLimits(settings);
  for (const ending of ['', '-wal', '-shm']) expect(statSync(path.join(settings.DATA_DIR, `limits.sqlite${ending}`)).mode & 0o077).toBe(0);
});

test('a folder that is not there keeps nobody from sending', async () => {
  const limits = startLimits({ DATA_DIR: '/nowhere/at/all' });
  expect(await attempts(limits, 7)).toBe(5);
});

test('a PostgreSQL that refuses keeps nobody from sending', async () => {
  const log = { warn: vi.fn() };
  const limits = startLimits({ DATA_DIR: 'data', DATABASE_URL: 'postgres://nobody:x@127.0.0.1:1/none' }, { log });
  expect(await attempts(limits, 7)).toBe(5);
  expect(log.warn).toHaveBeenCalledExactlyOnceWith({ code: 'ECONNREFUSED' }, expect.any(String));
});

test('a PostgreSQL that says nothing keeps nobody from sending', async () => {
  const silent = createServer((socket) => socket.on('error', () => {}));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void silent.close());
  const address = silent.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const limits = startLimits({ DATA_DIR: 'data', DATABASE_URL: `postgres://nobody:x@127.0.0.1:${port}/none` });
  expect(await attempts(limits, 7)).toBe(5);
});

/** Rows as they would be after the system lost what it had not written. */
function tear(file: string): void {
  const sqlite = new Sqlite(':memory:');
  sqlite.exec('create table limits (key text primary key, points integer not null, expire bigint)');
  const insert = sqlite.prepare('insert into limits values (?, 1, 1)');
  for (let row = 0; row < 1000; row++) insert.run(`minute:${row}`);
  const bytes = sqlite.serialize();
  sqlite.close();
  writeFileSync(file, bytes.fill(0, 8192, bytes.length - 4096));
}

async function rowsOf(settings: DatabaseSettings): Promise<{ key: string }[]> {
  return administer(settings, 'select * from limits');
}

async function administer({ DATA_DIR, DATABASE_URL }: DatabaseSettings, statement: string): Promise<{ key: string }[]> {
  if (DATABASE_URL) {
    const client = new pg.Client({ connectionString: DATABASE_URL });
    await client.connect();
    return (await client.query<{ key: string }>(statement).finally(() => client.end())).rows;
  }
  const sqlite = new Sqlite(path.join(DATA_DIR, 'limits.sqlite'));
  try {
    const prepared = sqlite.prepare<[], { key: string }>(statement);
    if (prepared.reader) return prepared.all();
    prepared.run();
    return [];
  } finally {
    sqlite.close();
  }
}
