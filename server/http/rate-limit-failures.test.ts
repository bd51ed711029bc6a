import { statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { freshDatabase, onBothEngines } from '#tests/support/databases.ts';
import {
  administer,
  attempts,
  CLIENT,
  EMAIL,
  rowsOf,
  startLimits,
  stopClocksAtNoon,
} from '#tests/support/run-limits.ts';

afterEach(() => {
  vi.useRealTimers();
});

onBothEngines(
  'without the shared counters, attempts are counted in memory for a while',
  async (_, settings) => {
    stopClocksAtNoon();
    const log = { warn: vi.fn() };
    const limits = startLimits(settings, { log });
    await limits.consume('contact', CLIENT, EMAIL);
    await administer(settings, 'drop table limits');
    expect(await attempts(limits, 7, 'contact', '192.0.2.2')).toBe(5);
    expect(log.warn).toHaveBeenCalledExactlyOnceWith(
      { code: settings.DATABASE_URL ? '42P01' : 'SQLITE_ERROR' },
      expect.any(String),
    );

    vi.advanceTimersByTime(5000);
    await limits.consume('contact', CLIENT, EMAIL);
    expect(await rowsOf(settings)).toHaveLength(3);
    expect(log.warn).toHaveBeenCalledOnce();
  },
);

onBothEngines('a site that is stopping still answers', async (_, settings) => {
  const log = { warn: vi.fn() };
  const limits = startLimits(settings, { log });
  await limits.consume('contact', CLIENT, undefined);
  await limits.close();
  expect(await attempts(limits, 7, 'partnership')).toBe(5);
  expect(log.warn).not.toHaveBeenCalled();
});

test('counting does not wait for a lock of another program', async () => {
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
])('a counter file that %s is replaced', async (_, breakFile) => {
  const settings = await freshDatabase('sqlite');
  const file = path.join(settings.DATA_DIR, 'limits.sqlite');
  breakFile(file);
  const log = { warn: vi.fn() };
  expect(await attempts(startLimits(settings, { log }), 7)).toBe(5);
  expect(log.warn).not.toHaveBeenCalled();
  expect(await rowsOf(settings)).toHaveLength(2);
});

test('the counter file is private', async () => {
  const settings = await freshDatabase('sqlite');
  startLimits(settings);
  for (const ending of ['', '-wal', '-shm'])
    expect(statSync(path.join(settings.DATA_DIR, `limits.sqlite${ending}`)).mode & 0o077).toBe(0);
});

test('without the data folder, attempts are allowed', async () => {
  const limits = startLimits({ DATA_DIR: '/nowhere/at/all' });
  expect(await attempts(limits, 7)).toBe(5);
});

test('when PostgreSQL refuses connections, attempts are allowed', async () => {
  const log = { warn: vi.fn() };
  const limits = startLimits(
    { DATA_DIR: 'data', DATABASE_URL: 'postgres://nobody:x@127.0.0.1:1/none' },
    { log },
  );
  expect(await attempts(limits, 7)).toBe(5);
  expect(log.warn).toHaveBeenCalledExactlyOnceWith({ code: 'ECONNREFUSED' }, expect.any(String));
});

test('when PostgreSQL does not answer, attempts are allowed', async () => {
  const silent = createServer((socket) => socket.on('error', () => {}));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void silent.close());
  const address = silent.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const limits = startLimits({
    DATA_DIR: 'data',
    DATABASE_URL: `postgres://nobody:x@127.0.0.1:${port}/none`,
  });
  expect(await attempts(limits, 7)).toBe(5);
});

function tear(file: string): void {
  const sqlite = new Sqlite(':memory:');
  sqlite.exec('create table limits (key text primary key, points integer not null, expire bigint)');
  const insert = sqlite.prepare('insert into limits values (?, 1, 1)');
  for (let row = 0; row < 1000; row++) insert.run(`minute:${row}`);
  const bytes = sqlite.serialize();
  sqlite.close();
  writeFileSync(file, bytes.fill(0, 8192, bytes.length - 4096));
}
