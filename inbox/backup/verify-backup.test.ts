import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { keyPair } from '#tests/support/age-keys.ts';
import { freshDatabase, onBothEngines, openDatabase } from '#tests/support/databases.ts';
import { emptyFolder, inboxFor, NOW, send } from '#tests/support/inbox-for.ts';
import { startS3 } from '#tests/support/s3-server.ts';

const CV = { field: 'cv', name: 'cv.pdf', type: 'application/pdf', bytes: Buffer.alloc(9000, 7) };

onBothEngines(
  'the newest backup of a folder is restored for a test',
  async (database, settings) => {
    const folder = emptyFolder();
    const temporary = emptyFolder();
    vi.stubEnv('TMPDIR', temporary);
    const inbox = inboxFor(settings, { folder });
    await inbox(['backup', '--to', folder]);
    await send(database, { uploads: [CV] });
    await inbox(['backup', '--to', folder], { now: NOW + 1000 });
    const verified = await inbox(['backup', '--to', folder, '--verify']);
    expect(verified).toMatchObject({
      code: 0,
      stdout: `${path.join(folder, 'miqyas-2026-11-22T12-00-01.backup.gz')}\n`,
      stderr: `Made on 2026-11-22 12:00 from ${database.engine}: 1 submissions, 1 files, 2 mails.
It was restored for a test and is complete.
`,
    });
    const { stdout } = await inbox(['backup', '--to', folder, '--verify', '--json']);
    expect(JSON.parse(stdout)).toMatchObject({ rows: { submissions: 1 }, faults: [] });
    expect(readdirSync(temporary)).toEqual([]);
  },
);

onBothEngines('an encrypted backup in a bucket is restored for a test', async (database, given) => {
  const store = await startS3();
  const folder = emptyFolder();
  const BACKUP_RECIPIENTS = await keyPair(folder, 'ours.txt');
  await keyPair(folder, 'other.txt');
  const settings = { ...given, ...store.settings, BACKUP_TO: 's3://safe', BACKUP_RECIPIENTS };
  const inbox = inboxFor(settings, { folder });
  await send(database);
  await inbox(['backup']);
  expect(await inbox(['backup', '--verify', '--identity', 'ours.txt'])).toMatchObject({
    code: 0,
    stderr: expect.stringContaining('1 submissions'),
  });
  expect(await inbox(['backup', '--verify'])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('is encrypted: name the private key'),
  });
  expect(await inbox(['backup', '--verify', '--identity', 'other.txt'])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('cannot be decrypted with this key'),
  });
});

onBothEngines('a damaged backup ends with 1, encrypted or not', async (database, settings) => {
  const folder = emptyFolder();
  const BACKUP_RECIPIENTS = await keyPair(folder, 'ours.txt');
  await send(database, { uploads: [CV] });
  await inboxFor(settings, { folder })(['backup', '--to', 'all.gz']);
  const inbox = inboxFor({ ...settings, BACKUP_RECIPIENTS }, { folder });
  await inbox(['backup', '--to', 'all.age']);
  for (const file of ['all.gz', 'all.age']) {
    const whole = readFileSync(path.join(folder, file));
    const flipped = Buffer.from(whole);
    const middle = Math.floor(whole.length / 2);
    flipped.writeUInt8(flipped.readUInt8(middle) ^ 1, middle);
    const damaged = { cut: whole.subarray(0, -1), half: whole.subarray(0, middle), flipped };
    for (const [name, bytes] of Object.entries(damaged)) {
      writeFileSync(path.join(folder, name), bytes);
      const outcome = await inbox(['backup', '--verify', name, '--identity', 'ours.txt']);
      expect([file, name, outcome]).toMatchObject([
        file,
        name,
        {
          code: 1,
          stdout: '',
          stderr: expect.stringContaining(`${name} is not a complete backup`),
        },
      ]);
    }
  }
});

onBothEngines(
  'an attachment that was damaged before the backup is found',
  async (database, settings) => {
    const folder = emptyFolder();
    await send(database, { uploads: [CV] });
    await database.db
      .updateTable('attachments')
      .set({ bytes: Buffer.from('other') })
      .execute();
    const inbox = inboxFor(settings, { folder });
    await inbox(['backup', '--to', 'all.gz']);
    expect(await inbox(['backup', '--verify', 'all.gz'])).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^The file \S+ differs from what the visitor sent\.\n/),
    });
  },
);

test('without a backup, or with options that do not fit, nothing is verified', async () => {
  const folder = emptyFolder();
  const settings = await freshDatabase('sqlite');
  await openDatabase(settings);
  const inbox = inboxFor(settings, { folder });
  expect(await inbox(['backup', '--verify', '--to', folder])).toMatchObject({
    code: 2,
    stderr: `There is no backup at ${folder}.\n`,
  });
  expect(await inbox(['backup', '--verify', '--keep', '3'])).toMatchObject({ code: 2 });
  expect(await inbox(['backup', '--identity', 'key.txt'])).toMatchObject({ code: 2 });
  expect(readdirSync(folder)).toEqual([]);
});
