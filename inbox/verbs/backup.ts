import { chmodSync, existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { DAY } from '#app/i18n/durations.ts';
import { riyadhIso } from '#app/i18n/moment.ts';
import { makeFolder } from '#server/make-folder.ts';
import { backupName, backupsAmong } from '../backup/backup-name.ts';
import { writeBackup } from '../backup/write-backup.ts';
import { InboxError } from '../failure.ts';
import { type AddVerb, addVerb, numberOption } from '../verb.ts';

export const addBackup: AddVerb = (
  program,
  { withDatabase, terminal, writeJson, now, folder, settings },
) => {
  addVerb(program, 'backup', {
    purpose:
      'Write everything in the database into one file, while the site runs, and read it back.',
    examples: [
      ['', 'into backups/ in the data folder'],
      ['--to /mnt/safe --keep 14', 'into that folder, and delete those older than 14 days'],
      ['--to before-upgrade.gz', 'into that file'],
    ],
    json: '{ file, bytes, madeAt, engine, rows: { table: count }, deleted: [file] }',
  })
    .option('--to <folder or file>', 'an existing folder, or a new file')
    .addOption(
      numberOption(
        '--keep <days>',
        'delete backups in the folder that are older than this many days, except the last two',
      ),
    )
    .action(async ({ to, keep, json }: { to?: string; keep?: number; json?: true }) => {
      if (keep === 0) throw new InboxError('Keep the backups of at least one day.');
      const target = to === undefined ? ownFolder(settings().DATA_DIR) : path.resolve(folder, to);
      const isFolder = existsSync(target) && statSync(target).isDirectory();
      if (keep !== undefined && !isFolder)
        throw new InboxError('"--keep" needs a folder, not a file.');
      const moment = now();
      const recipients = settings().BACKUP_RECIPIENTS;
      const isEncrypted = recipients.length > 0;
      const file = isFolder ? path.join(target, backupName(moment, { isEncrypted })) : target;
      if (existsSync(file)) throw new InboxError(`${file} exists already: nothing is overwritten.`);
      const { engine, rows } = await withDatabase((database) =>
        writeBackup(database, file, { now: moment, recipients }),
      );
      const deleted =
        keep === undefined
          ? []
          : deleteOlder(target, path.basename(file), backupName(moment - keep * DAY));
      const bytes = statSync(file).size;
      if (json) return writeJson({ file, bytes, madeAt: riyadhIso(moment), engine, rows, deleted });
      terminal.write(`${file}\n`);
      terminal.tell(
        `${rows.submissions} submissions and ${rows.attachments} files, written and read back; ${Math.ceil(bytes / 1024)} KiB.`,
      );
      if (deleted.length > 0) terminal.tell(`${deleted.length} older backups are deleted.`);
    });
};

function ownFolder(dataFolder: string): string {
  const folder = path.resolve(dataFolder, 'backups');
  makeFolder(folder);
  chmodSync(folder, 0o700);
  return folder;
}

/**
 * Deletes backups with names before `oldest`. Compares names, because a copied file has a new
 * date. Always keeps the last two backups, because a wrong clock may make all of them look old.
 */
function deleteOlder(folder: string, made: string, oldest: string): string[] {
  const old = backupsAmong(readdirSync(folder))
    .filter((name) => name !== made)
    .slice(0, -1)
    .filter((name) => name < oldest);
  for (const name of old) rmSync(path.join(folder, name));
  return old.map((name) => path.join(folder, name));
}
