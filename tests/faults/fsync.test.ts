import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { freshDatabase, openDatabase } from '#tests/support/databases.ts';
import { keepSending } from '#tests/support/keep-sending.ts';
import { startSiteOn } from '#tests/support/site-on-database.ts';
import { hasStrace } from '#tests/support/strace.ts';

// Without strace, only the setting of the database can be tested.
if (hasStrace()) {
  test('no response is sent before its submission is synced to the disk', {
    timeout: 60_000,
  }, async () => {
    const settings = await freshDatabase('sqlite');
    const { origin, pid } = await startSiteOn(settings);
    const trace = path.join(settings.DATA_DIR, 'trace');
    const watcher = spawn('strace', [
      '-p',
      String(pid),
      '-y',
      '-s',
      '20',
      '-e',
      'trace=pwrite64,fsync,fdatasync,write,writev',
      '-o',
      trace,
    ]);
    onTestFinished(() => void watcher.kill());
    await once(watcher.stderr, 'data');
    const sending = await keepSending({ origins: () => [origin], applicants: 4 });
    await sending.more(60, 'acknowledged');
    await sending.end();
    watcher.kill('SIGINT');
    await once(watcher, 'close');

    const { tooEarly, syncs } = readTrace(readFileSync(trace, 'utf8'));
    expect(tooEarly).toEqual([]);
    expect(syncs).toBeGreaterThanOrEqual(sending.acknowledged.length);
  });
} else {
  test('the database is set to sync every commit to the disk', async () => {
    const { db } = await openDatabase(await freshDatabase('sqlite'));
    expect((await sql`pragma synchronous`.execute(db)).rows).toEqual([{ synchronous: 2 }]);
  });
}

/**
 * Reads a trace of the site's system calls.
 * @returns the responses before a sync (`tooEarly`), and the number of syncs
 */
function readTrace(trace: string): { tooEarly: string[]; syncs: number } {
  let isSynced = true;
  let syncs = 0;
  const tooEarly = trace.split('\n').filter((line) => {
    const isJournal = line.includes('/site.sqlite-wal>');
    if (isJournal && line.startsWith('pwrite64(')) isSynced = false;
    if (isJournal && /^f(data)?sync\(.* = 0$/.test(line)) {
      isSynced = true;
      syncs++;
    }
    return !isSynced && /^writev?\(\d+<(socket|TCP)/.test(line);
  });
  return { tooEarly, syncs };
}
