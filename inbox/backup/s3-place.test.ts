import { readdirSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { DAY } from '#app/i18n/durations.ts';
import { freePort } from '#scripts/free-port.ts';
import { freshDatabase, onBothEngines, openDatabase } from '#tests/support/databases.ts';
import { emptyFolder, inboxFor, NOW, send } from '#tests/support/inbox-for.ts';
import { startS3 } from '#tests/support/s3-server.ts';

const NAME = 'miqyas-2026-11-22T12-00-00.backup.gz';
const BACKUP_TO = 's3://safe/sites/miqyas';

onBothEngines('a backup in a bucket is restored from there', async (database, settings) => {
  const store = await startS3();
  await send(database, { name: 'Nadia Rahal' });
  const made = await inboxFor({ ...settings, ...store.settings, BACKUP_TO })(['backup']);
  expect(made).toMatchObject({ code: 0, stdout: `${BACKUP_TO}/${NAME}\n` });
  expect([...store.objects.keys()]).toEqual([`sites/miqyas/${NAME}`]);

  const elsewhere = await freshDatabase(database.engine);
  const inbox = inboxFor({ ...elsewhere, ...store.settings });
  expect(await inbox(['restore', `${BACKUP_TO}/${NAME}`])).toMatchObject({ code: 0 });
  const { db } = await openDatabase(elsewhere);
  expect(await db.selectFrom('submissions').select('name').execute()).toEqual([
    { name: 'Nadia Rahal' },
  ]);
  expect(await inbox(['restore', `${BACKUP_TO}/other.gz`])).toMatchObject({
    code: 2,
    stderr: `There is no ${BACKUP_TO}/other.gz.\n`,
  });
});

test('--keep deletes older backups in a bucket, but never the last two', async () => {
  const store = await startS3();
  const settings = await freshDatabase('sqlite');
  await openDatabase(settings);
  const inbox = inboxFor({ ...settings, ...store.settings, BACKUP_TO });
  const day = (number: number) => `sites/miqyas/${NAME.replace('11-22', `11-${number}`)}`;
  for (const number of [16, 17, 18, 19, 20]) store.objects.set(day(number), Buffer.alloc(1));
  store.objects.set('sites/miqyas/mine.gz', Buffer.alloc(1));
  store.objects.set(`sites/other/${NAME}`, Buffer.alloc(1));
  expect(await inbox(['backup', '--keep', '3'])).toMatchObject({
    code: 0,
    stderr: expect.stringContaining('3 older backups are deleted.'),
  });
  const others = ['sites/miqyas/mine.gz', `sites/other/${NAME}`];
  expect([...store.objects.keys()].sort()).toEqual([day(19), day(20), day(22), ...others].sort());
  const late = { now: NOW + 400 * DAY };
  expect(await inbox(['backup', '--keep', '1'], late)).toMatchObject({ code: 0 });
  expect([...store.objects.keys()].sort()).toEqual(
    [day(22), 'sites/miqyas/miqyas-2027-12-27T12-00-00.backup.gz', ...others].sort(),
  );
});

test('an upload that is cut leaves no backup and no local file', async () => {
  const store = await startS3();
  const settings = await freshDatabase('sqlite');
  await openDatabase(settings);
  store.cutUploads = true;
  const temporary = emptyFolder();
  vi.stubEnv('TMPDIR', temporary);
  const inbox = inboxFor({ ...settings, ...store.settings, BACKUP_TO });
  expect(await inbox(['backup'])).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/^The connection to 127\.0\.0\.1:\d+ failed \([A-Z_]+\)\.\n$/),
  });
  expect([...store.objects.keys()]).toEqual([]);
  expect(readdirSync(temporary)).toEqual([]);
});

test('a store that refuses or does not answer is named in one sentence', async () => {
  const store = await startS3();
  const settings = await freshDatabase('sqlite');
  await openDatabase(settings);
  const refusal = async (changed: Record<string, string>) => {
    const inbox = inboxFor({ ...settings, ...store.settings, BACKUP_TO, ...changed });
    const { code, stderr } = await inbox(['backup']);
    expect(code).toBe(2);
    return stderr.replace(/127\.0\.0\.1:\d+/, 'HOST');
  };
  expect(await refusal({ S3_SECRET_ACCESS_KEY: 'wrong' })).toBe(
    'HOST refused a request for the bucket safe (403 SignatureDoesNotMatch).\n',
  );
  expect(await refusal({ BACKUP_TO: 's3://none' })).toBe('There is no bucket none at HOST.\n');
  expect(await refusal({ S3_ENDPOINT: `http://127.0.0.1:${await freePort()}` })).toBe(
    'The connection to HOST failed (ECONNREFUSED).\n',
  );
  expect(await refusal({ S3_ENDPOINT: '' })).toBe(
    'A bucket needs the settings S3_ENDPOINT, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.\n',
  );
  expect(await refusal({ BACKUP_TO: 's3://UPPER' })).toBe(
    's3://UPPER is not the URL of a bucket, such as s3://bucket/prefix.\n',
  );
});
