import { access, constants } from 'node:fs/promises';
import path from 'node:path';
import type { Command } from 'commander';
import { riyadhIso } from '#app/i18n/moment.ts';
import { connect } from '#server/database/connect.ts';
import { migrate } from '#server/database/migrate.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import type { InboxContext } from '../inbox-context.ts';
import { riyadhTime } from '../riyadh-time.ts';
import { terminalSafeJson, terminalSafeLine } from '../terminal-safe.ts';
import { addVerb } from '../verb.ts';

/** `inbox restore` restores a backup into a database of either engine. */
export function addRestore(program: Command, { terminal, folder, settings }: InboxContext): void {
  addVerb(program, 'restore <file>', {
    purpose:
      'Put a backup into the database: all of it or nothing. Stop the site first. It also moves from SQLite to PostgreSQL and back.',
    examples: [
      [
        'data/backups/miqyas-2026-11-22T03-00-00.backup.gz',
        'into an empty database, which is made if missing',
      ],
      ['before-upgrade.gz --replace', 'what is in the database now is deleted'],
    ],
    json: '{ madeAt, engine, rows: { table: count }, quarantined, erasedSince: [e-mail] }',
  })
    .option('--replace', 'delete what the database holds')
    .action(async (file: string, { replace, json }: { replace?: true; json?: true }) => {
      const source = path.resolve(folder, file);
      // Check the file before the database is created, in case of a typo.
      await access(source, constants.R_OK);
      const database = await connect(settings());
      try {
        await migrate(database);
        const { header, quarantined, erasedSince } = await restoreBackup(database, source, {
          replace: replace ?? false,
        });
        const { madeAt, engine, rows } = header;
        if (json)
          return terminal.write(
            terminalSafeJson({ madeAt: riyadhIso(madeAt), engine, rows, quarantined, erasedSince }),
          );
        terminal.tell(
          `The database is as it was on ${riyadhTime(madeAt)}: ${rows.submissions} submissions, ${rows.attachments} files.`,
        );
        if (quarantined > 0) {
          terminal.tell(
            `${quarantined} mails were on their way then and may have been sent since: they wait until "inbox outbox resume".`,
          );
        }
        for (const email of erasedSince)
          terminal.tell(
            terminalSafeLine(
              `Something of ${email} was erased since, and is back: look, and erase it again.`,
            ),
          );
        terminal.tell('Start the site anew: one that ran meanwhile remembers another database.');
      } finally {
        await database.close();
      }
    });
}
