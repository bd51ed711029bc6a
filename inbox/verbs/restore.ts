import { riyadhIso } from '#app/i18n/moment.ts';
import { connect } from '#server/database/connect.ts';
import { migrate } from '#server/database/migrate.ts';
import { locateBackup } from '../backup/backup-target.ts';
import { identitiesOf, identityOption } from '../backup/identity-option.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { riyadhTime } from '../riyadh-time.ts';
import { terminalSafeLine } from '../terminal-safe.ts';
import { type AddVerb, addVerb } from '../verb.ts';

type Options = { replace?: true; identity?: string; json?: true };

export const addRestore: AddVerb = (program, { terminal, writeJson, folder, settings }) => {
  addVerb(program, 'restore <file>', {
    purpose:
      'Put a backup into the database: all of it or nothing. Stop the site first. The backup may come from the other engine.',
    examples: [
      [
        'data/backups/miqyas-2026-11-22T03-00-00.backup.gz',
        'into an empty database; SQLite creates a missing one',
      ],
      ['before-upgrade.gz --replace', 'deletes what is in the database now'],
      ['all.gz.age --identity key.txt', 'an encrypted backup; key.txt is the private key'],
    ],
    json: '{ madeAt, engine, rows: { table: count }, quarantined, erasedSince: [email] }',
  })
    .option('--replace', 'delete what is in the database')
    .addOption(identityOption())
    .action(async (file: string, { replace, identity, json }: Options) => {
      const identities = await identitiesOf(identity, folder);
      const { place, name } = locateBackup(file, folder, settings());
      const restore = async (source: string) => {
        const database = await connect(settings());
        try {
          await migrate(database);
          return await restoreBackup(database, source, { replace: replace ?? false, identities });
        } finally {
          await database.close();
        }
      };
      // `place.read` reports a missing file before `connect` creates a database.
      const { header, quarantined, erasedSince } = await place.read(name, restore);
      const { madeAt, engine, rows } = header;
      if (json)
        return writeJson({ madeAt: riyadhIso(madeAt), engine, rows, quarantined, erasedSince });
      terminal.tell(
        `The database is as it was on ${riyadhTime(madeAt)}: ` +
          `${rows.submissions} submissions, ${rows.attachments} files.`,
      );
      if (quarantined > 0) {
        terminal.tell(
          `${quarantined} mails were on their way then and may have been sent since: ` +
            'they wait until "inbox outbox resume".',
        );
      }
      for (const email of erasedSince)
        terminal.tell(
          terminalSafeLine(
            `Data of ${email} were erased since, and are back: erase them again if needed.`,
          ),
        );
      terminal.tell('Restart the site if it ran meanwhile, because it remembers the old keys.');
    });
};
