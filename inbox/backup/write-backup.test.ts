import { randomBytes } from 'node:crypto';
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { DAY } from '#app/i18n/durations.ts';
import { freshDatabase, onBothEngines, openDatabase } from '#tests/support/databases.ts';
import { emptyFolder, inboxFor, NOW, send } from '#tests/support/inbox-for.ts';
import { readBackup } from './read-backup.ts';
import { writeBackup } from './write-backup.ts';

const NAME = 'miqyas-2026-11-22T12-00-00.backup.gz';

onBothEngines('a backup is consistent while others write', async (database, settings) => {
  const file = path.join(emptyFolder(), 'all.gz');
  for (let count = 0; count < 40; count++) await send(database, { email: `${count}@visitor.test` });
  const writer = await openDatabase(settings);
  let isDone = false;
  const writing = (async () => {
    let count = 0;
    for (; !isDone; count++) {
      // Let the backup continue, because SQLite's driver blocks the process.
      await turn();
      await send(writer, {
        email: `w${count}@visitor.test`,
        uploads: [
          { field: 'cv', name: 'cv.pdf', type: 'application/pdf', bytes: randomBytes(20_000) },
        ],
      });
    }
    return count;
  })();
  const header = await writeBackup(database, file, { now: NOW, recipients: [] });
  isDone = true;
  const written = await writing;

  const seen = { submissions: new Set<unknown>(), owners: new Set<unknown>(), mails: 0 };
  await readBackup(file, {
    take: async (table, row) => {
      if (table === 'submissions') seen.submissions.add(row.id);
      if (table === 'attachments') seen.owners.add(row.submission_id);
      if (table === 'outbox') seen.mails++;
    },
  });
  expect(header.rows.submissions).toBe(seen.submissions.size);
  expect(seen.submissions.size).toBeGreaterThanOrEqual(40);
  expect(seen.submissions.size).toBeLessThanOrEqual(40 + written);
  expect(seen.mails).toBe(2 * seen.submissions.size);
  expect(seen.owners.size).toBe(seen.submissions.size - 40);
  expect([...seen.owners].every((owner) => seen.submissions.has(owner))).toBe(true);
});

test('backups are named by time, and --keep deletes older ones', async () => {
  const settings = await freshDatabase('sqlite');
  const inbox = inboxFor(settings);
  await openDatabase(settings);
  const folder = path.join(settings.DATA_DIR, 'backups');
  expect((await inbox(['backup'])).stdout).toBe(`${path.join(folder, NAME)}\n`);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(await inbox(['backup'])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('exists already'),
  });
  writeFileSync(path.join(folder, 'mine.gz'), '');
  for (const day of [20, 19, 18])
    writeFileSync(path.join(folder, NAME.replace('11-22', `11-${day}`)), '');
  const { stdout } = await inbox(['backup', '--keep', '2', '--json'], { now: NOW + 1000 });
  expect(JSON.parse(stdout)).toMatchObject({
    engine: 'sqlite',
    deleted: [18, 19, 20].map((day) => path.join(folder, NAME.replace('11-22', `11-${day}`))),
  });
  expect(readdirSync(folder).sort()).toEqual([
    'mine.gz',
    NAME,
    NAME.replace('00.backup', '01.backup'),
  ]);
  // A clock that is far ahead makes all backups look old. The command still keeps the last two.
  expect((await inbox(['backup', '--keep', '1'], { now: NOW + 400 * DAY })).code).toBe(0);
  expect(readdirSync(folder).sort()).toEqual([
    'mine.gz',
    NAME.replace('00.backup', '01.backup'),
    'miqyas-2027-12-27T12-00-00.backup.gz',
  ]);
  expect(await inbox(['backup', '--keep', '0'])).toMatchObject({ code: 2 });
  expect(await inbox(['backup', '--to', path.join(folder, 'x.gz'), '--keep', '2'])).toMatchObject({
    code: 2,
  });
});

test('a backup that cannot be written leaves no file', async () => {
  const settings = await freshDatabase('sqlite');
  await openDatabase(settings);
  const folder = emptyFolder();
  expect(await inboxFor(settings, { folder })(['backup', '--to', 'none/all.gz'])).toMatchObject({
    code: 2,
  });
  expect(readdirSync(folder)).toEqual([]);
});

onBothEngines('a newer database is refused, and no file is left', async (database, settings) => {
  const folder = emptyFolder();
  await sql`insert into kysely_migration (name, timestamp) values ('0099-future', '')`.execute(
    database.db,
  );
  const { code, stderr } = await inboxFor(settings)(['backup', '--to', folder]);
  expect({ code, stderr }).toEqual({
    code: 2,
    stderr: expect.stringContaining('a newer version of the site has changed its tables'),
  });
  expect(readdirSync(folder)).toEqual([]);
});
