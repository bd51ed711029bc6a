import { existsSync } from 'node:fs';
import { DAY } from '#app/i18n/durations.ts';
import type { Settings } from '#server/env.ts';
import { backupMoment, backupsAmong } from '../backup/backup-name.ts';
import { backupTarget, ownBackups } from '../backup/backup-target.ts';
import { describeFailure } from '../failure.ts';
import { riyadhTime } from '../riyadh-time.ts';
import { type Check, failed, ok, unready, warning } from './check.ts';

/** The maximum age of the last backup. Backups are daily, and one of them may fail. */
const OLDEST = 2 * DAY;
const RUN = 'Run "inbox backup", and let cron run it every day.';

export async function checkBackups(
  settings: Settings,
  folder: string,
  now: number,
): Promise<Check[]> {
  return [checkPlace(settings), checkEncryption(settings), await checkLast(settings, folder, now)];
}

function checkPlace({ BACKUP_TO, DATA_DIR }: Settings): Check {
  if (BACKUP_TO !== undefined) return ok('BACKUP_TO', BACKUP_TO);
  return warning(
    'BACKUP_TO',
    `It is not set: backups go to ${ownBackups(DATA_DIR)}, and are lost with this machine.`,
    'Set BACKUP_TO to a folder of another machine or to a bucket.',
  );
}

function checkEncryption({ BACKUP_RECIPIENTS: { length } }: Settings): Check {
  if (length > 0) return ok('BACKUP_RECIPIENTS', 'Backups are encrypted.');
  return warning(
    'BACKUP_RECIPIENTS',
    'It is not set: anybody who gets a backup can read what visitors sent.',
    'Set BACKUP_RECIPIENTS to a public key of age (docs/operating.md, Backups).',
  );
}

async function checkLast(settings: Settings, folder: string, now: number): Promise<Check> {
  const name = 'last backup';
  const { BACKUP_TO, SITE_URL } = settings;
  let last: string | undefined;
  try {
    last = backupsAmong(await namesOf(settings, folder)).at(-1);
  } catch (error) {
    return failed(name, describeFailure(error).message, 'Check BACKUP_TO and the settings of S3.');
  }
  const age = last === undefined ? Number.POSITIVE_INFINITY : now - backupMoment(last);
  const text =
    last === undefined ? 'There is none.' : `It is of ${riyadhTime(backupMoment(last))}.`;
  if (age <= OLDEST) return ok(name, text);
  // The site's own folder does not contain the backups that cron makes with "--to".
  if (BACKUP_TO === undefined)
    return warning(name, `${text} Backups made with --to are not counted.`, RUN);
  return unready(SITE_URL, name, text, RUN);
}

async function namesOf(settings: Settings, folder: string): Promise<string[]> {
  // The doctor must change nothing, so do not create the folder.
  if (settings.BACKUP_TO === undefined && !existsSync(ownBackups(settings.DATA_DIR))) return [];
  return backupTarget(undefined, folder, settings).place.names();
}
