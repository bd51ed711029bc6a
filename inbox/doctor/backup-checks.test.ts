import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DAY } from '#app/i18n/durations.ts';
import { readSettings } from '#server/env.ts';
import { freshDatabase, openDatabase } from '#tests/support/databases.ts';
import { emptyFolder, inboxFor, NOW, send } from '#tests/support/inbox-for.ts';
import { checkBackups } from './backup-checks.ts';

async function lastBackup(settings: Record<string, string>, now: number) {
  const checks = await checkBackups(readSettings(settings), process.cwd(), now);
  return checks.find(({ name }) => name === 'last backup');
}

test.each([
  ['https://www.firm.test', 'failed'],
  ['http://localhost:3000', 'warning'],
] as const)('on %s a backup that is missing or old is: %s', async (SITE_URL, status) => {
  const settings = { ...(await freshDatabase('sqlite')), SITE_URL, BACKUP_TO: emptyFolder() };
  await send(await openDatabase(settings));
  expect(await lastBackup(settings, NOW)).toMatchObject({ status, text: 'There is none.' });
  await inboxFor(settings)(['backup']);
  const text = 'It is of 2026-11-22 12:00.';
  expect(await lastBackup(settings, NOW + 2 * DAY)).toMatchObject({ status: 'ok', text });
  expect(await lastBackup(settings, NOW + 2 * DAY + 1)).toMatchObject({ status, text });
});

test('a place for backups that does not exist fails', async () => {
  const settings = { ...(await freshDatabase('sqlite')), BACKUP_TO: '/nowhere/at/all' };
  expect(await lastBackup(settings, NOW)).toMatchObject({
    status: 'failed',
    text: 'BACKUP_TO: there is no folder /nowhere/at/all.',
  });
});

test('the check creates no folder for backups', async () => {
  const settings = await freshDatabase('sqlite');
  expect(await lastBackup(settings, NOW)).toMatchObject({ status: 'warning' });
  expect(readdirSync(settings.DATA_DIR)).toEqual([]);
});
