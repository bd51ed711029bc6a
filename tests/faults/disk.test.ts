import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { type DatabaseSettings, freshDatabase } from '#tests/support/databases.ts';
import { expectKept } from '#tests/support/expect-kept.ts';
import { expectStored } from '#tests/support/expect-stored.ts';
import { keepSending } from '#tests/support/keep-sending.ts';
import { integrityOf } from '#tests/support/read-database.ts';
import { startSiteOn } from '#tests/support/site-on-database.ts';

const LONG = { timeout: 90_000 };
const SHORT_LOCK = 1500;

// Only Linux has prlimit. With a limited file size, writes fail as on a full disk.
if (process.platform === 'linux') {
  test('a full disk loses nothing, and the site continues when there is room', LONG, async () => {
    const settings = await freshDatabase('sqlite');
    const { origin, pid } = await startSiteOn(settings);
    const sending = await keepSending({ origins: () => [origin], applicants: 4 });
    for (const room of [0, 30_000, 100_000]) {
      await sending.more(20, 'acknowledged');
      limitFiles(
        pid,
        room === 0 ? 0 : statSync(path.join(settings.DATA_DIR, 'site.sqlite-wal')).size + room,
      );
      await sending.more(20, 'refused');
      await expectKept(origin);
      limitFiles(pid, 'unlimited');
    }
    await sending.more(20, 'acknowledged');
    await sending.end();
    expect(
      new Set(sending.refused.map(({ status, retryAfter }) => `${status} ${retryAfter}`)),
    ).toEqual(new Set(['503 60']));
    await expectStored(settings, sending);
    expect(await integrityOf(settings)).toBe('ok');
  });
}

test(
  'a lock of another program is reported to visitors, and the site continues after it',
  LONG,
  async () => {
    const settings = await freshDatabase('sqlite');
    const { origin } = await startSiteOn(settings);
    const sending = await keepSending({ origins: () => [origin] });
    await sending.more(10, 'acknowledged');
    const release = lockFile(settings);
    await sending.more(8, 'refused');
    await expectKept(origin);
    release();
    await sending.more(20, 'acknowledged');
    await sending.end();
    expect(new Set(sending.refused.map(({ status }) => status))).toEqual(new Set([503]));
    await expectStored(settings, sending);
  },
);

test('forms wait for a short lock, and pages do not', LONG, async () => {
  const settings = await freshDatabase('sqlite');
  const { origin } = await startSiteOn(settings);
  const sending = await keepSending({ origins: () => [origin] });
  await sending.more(10, 'acknowledged');
  let isLocked = true;
  const release = lockFile(settings);
  const released = wait(SHORT_LOCK).then(() => {
    release();
    isLocked = false;
  });
  let pages = 0;
  while (isLocked) {
    expect((await fetch(`${origin}/${pages % 2 ? 'search?q=data' : 'about-us'}`)).status).toBe(200);
    if (isLocked) pages++;
  }
  await released;
  await sending.more(20, 'acknowledged');
  await sending.end();
  expect(pages).toBeGreaterThan(2);
  expect(sending.refused).toEqual([]);
  await expectStored(settings, sending);
});

test('the site starts while another program holds a lock', LONG, async () => {
  const settings = await freshDatabase('sqlite');
  await (await startSiteOn(settings)).stop('SIGKILL');
  const release = lockFile(settings);
  const released = wait(SHORT_LOCK).then(release);
  const { origin } = await startSiteOn(settings);
  const sending = await keepSending({ origins: () => [origin] });
  await sending.more(10, 'acknowledged');
  await released;
  await sending.end();
  expect(sending.refused).toEqual([]);
  await expectStored(settings, sending);
});

function limitFiles(pid: number, bytes: number | 'unlimited'): void {
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`]);
}

function lockFile({ DATA_DIR }: DatabaseSettings): () => void {
  const other = new Sqlite(path.join(DATA_DIR, 'site.sqlite'), { timeout: 5000 });
  other.exec('begin immediate');
  return () => other.close();
}
