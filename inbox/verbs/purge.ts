import { purge } from '#server/submissions/retention/purge.ts';
import { lastTrusted } from '#server/submissions/retention/trusted-clock.ts';
import { clockJump } from '../clock-jump.ts';
import { InboxError } from '../failure.ts';
import { riyadhTime } from '../riyadh-time.ts';
import { table } from '../table.ts';
import { type AddVerb, addVerb } from '../verb.ts';

export const addPurge: AddVerb = (program, { withDatabase, terminal, writeJson, now }) => {
  addVerb(program, 'purge', {
    purpose:
      'Delete submissions after their retention, as the server does every hour. Without --now nothing is deleted.',
    examples: [
      ['', 'what would be deleted'],
      ['--now', 'delete it'],
    ],
    json: '{ isDone, deleted: { form: count }, keptForMails, emptiedMails, letterMails, codedEntries }',
  })
    .option('--now', 'do it')
    .option('--trust-clock', 'although the clock seems to have jumped')
    .action(async (options: { now?: true; trustClock?: true; json?: true }) => {
      const moment = now();
      await withDatabase(async (database) => {
        const jump = clockJump(moment, await lastTrusted(database.db));
        if (options.now && jump && !options.trustClock) {
          throw new InboxError(
            `It is ${riyadhTime(moment)} by this machine's clock, ${jump} what the server last saw: nothing was deleted. If the clock is right, add --trust-clock.`,
          );
        }
        const result = await purge(database, { now: moment, dryRun: !options.now });
        if (options.json) return writeJson({ isDone: options.now ?? false, ...result });
        const rows = Object.entries(result.deleted).map(([form, count]) => [form, String(count)]);
        const title = options.now ? 'Deleted' : 'To delete';
        if (rows.length > 0)
          terminal.write(table({ titles: ['Form', title], numbers: [title] }, rows, terminal));
        else
          terminal.tell(options.now ? 'Nothing had to be deleted.' : 'Nothing is to be deleted.');
        if (result.keptForMails > 0)
          terminal.tell(
            `${result.keptForMails} are kept after their retention, because a mail about them has not arrived.`,
          );
        if (result.emptiedMails > 0)
          terminal.tell(
            `${result.emptiedMails} mails that were sent ${options.now ? 'lost' : 'would lose'} their text.`,
          );
        if (result.letterMails > 0)
          terminal.tell(
            `${result.letterMails} entries about who got which letter ${options.now ? 'were' : 'would be'} deleted.`,
          );
        if (result.codedEntries > 0)
          terminal.tell(
            `${result.codedEntries} coded entries of the suppression list ${options.now ? 'were' : 'would be'} deleted.`,
          );
        if (!options.now) terminal.tell('Nothing was changed: "--now" does it.');
      });
    });
};
