import { statSync } from 'node:fs';
import { Option } from 'commander';
import { DAY } from '#app/i18n/durations.ts';
import { riyadhIso } from '#app/i18n/moment.ts';
import { backupName, backupsAmong } from '../backup/backup-name.ts';
import type { BackupPlace } from '../backup/backup-place.ts';
import { backupTarget } from '../backup/backup-target.ts';
import { identityOption } from '../backup/identity-option.ts';
import { writeBackup } from '../backup/write-backup.ts';
import { InboxError } from '../failure.ts';
import type { InboxContext } from '../inbox-context.ts';
import { type AddVerb, addVerb, numberOption } from '../verb.ts';
import { verifyStored } from './verify-stored.ts';

type Options = {
  to?: string;
  keep?: number;
  verify?: string | true;
  identity?: string;
  json?: true;
};

export const addBackup: AddVerb = (program, context) => {
  addVerb(program, 'backup', {
    purpose:
      'Write everything in the database into one file, while the site runs, and read it back.',
    examples: [
      ['', 'into BACKUP_TO, by default backups/ in the data folder'],
      ['--to /mnt/safe --keep 13', 'into that folder, and delete those older than 13 days'],
      ['--to s3://bucket/prefix --keep 13', 'the same in a bucket (settings S3_…)'],
      ['--to before-upgrade.gz', 'into that file'],
      ['--verify', 'restore the newest for a test, and check it; changes nothing'],
      ['--verify all.gz.age --identity key.txt', 'the same with that encrypted backup'],
    ],
    json:
      '{ file, bytes, madeAt, engine, rows: { table: count }, deleted: [file] }\n' +
      '  with --verify: { file, madeAt, engine, rows: { table: count }, faults: [sentence] }',
    exits: '1 the backup is damaged (--verify)',
  })
    .option('--to <folder, file or URL>', 'an existing folder, a new file, or s3://bucket/prefix')
    .addOption(
      numberOption(
        '--keep <days>',
        'delete backups there that are older than this many days, except the last two',
      ),
    )
    .addOption(new Option('--verify [file]', 'check this backup, or the newest').conflicts('keep'))
    .addOption(identityOption())
    .action(({ verify, ...options }: Options) => {
      if (verify !== undefined)
        return verifyStored(context, { ...options, file: verify === true ? undefined : verify });
      if (options.identity !== undefined)
        throw new InboxError('"--identity" goes with "--verify". Writing needs no private key.');
      return write(context, options);
    });
};

async function write(
  { withDatabase, terminal, writeJson, now, folder, settings }: InboxContext,
  { to, keep, json }: Options,
): Promise<void> {
  if (keep === 0) throw new InboxError('Keep the backups of at least one day.');
  const { place, name: given } = backupTarget(to, folder, settings());
  if (keep !== undefined && given !== undefined)
    throw new InboxError('"--keep" needs a folder or a bucket, not a file.');
  const moment = now();
  const recipients = settings().BACKUP_RECIPIENTS;
  const name = given ?? backupName(moment, { isEncrypted: recipients.length > 0 });
  const file = place.locationOf(name);
  if ((await place.names()).includes(name))
    throw new InboxError(`${file} exists already: nothing is overwritten.`);
  const { bytes, engine, rows } = await place.write(name, async (written) => {
    const header = await withDatabase((database) =>
      writeBackup(database, written, { now: moment, recipients }),
    );
    return { ...header, bytes: statSync(written).size };
  });
  const deleted =
    keep === undefined ? [] : await deleteOlder(place, name, backupName(moment - keep * DAY));
  if (json) return writeJson({ file, bytes, madeAt: riyadhIso(moment), engine, rows, deleted });
  terminal.write(`${file}\n`);
  terminal.tell(
    `${rows.submissions} submissions and ${rows.attachments} files, written and read back; ` +
      `${Math.ceil(bytes / 1024)} KiB.`,
  );
  if (deleted.length > 0) terminal.tell(`${deleted.length} older backups are deleted.`);
}

/**
 * Deletes backups with names before `oldest`. Keeps the last two backups, because a wrong clock may
 * make all backups look old.
 */
async function deleteOlder(place: BackupPlace, made: string, oldest: string): Promise<string[]> {
  const old = backupsAmong(await place.names())
    .filter((name) => name !== made)
    .slice(0, -1)
    .filter((name) => name < oldest);
  for (const name of old) await place.remove(name);
  return old.map(place.locationOf);
}
