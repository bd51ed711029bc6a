import type { Command } from 'commander';
import { purge } from '#server/submissions/retention/purge.ts';
import { clockJump, lastTrustedMoment } from '../clock-jump.ts';
import { InboxError } from '../failure.ts';
import type { InboxContext } from '../inbox-context.ts';
import { riyadhTime } from '../riyadh-time.ts';
import { table } from '../table.ts';
import { terminalSafeJson } from '../terminal-safe.ts';
import { addVerb } from '../verb.ts';

/** `inbox purge` deletes submissions after their retention. */
export function addPurge(program: Command, { withDatabase, terminal, now }: InboxContext): void {
  addVerb(program, 'purge', {
    purpose:
      'Delete what was kept for its time. Without --now it only says what would go; the server does it by itself every hour.',
    examples: [
      ['', 'what would be deleted'],
      ['--now', 'delete it'],
    ],
    json: '{ isDone, deleted: { form: count }, keptForMails, emptiedMails }',
  })
    .option('--now', 'do it')
    .option('--trust-clock', 'although the clock is far from where the server last saw it')
    .action(async (options: { now?: true; trustClock?: true; json?: true }) => {
      const moment = now();
      await withDatabase(async (database) => {
        const jump = clockJump(moment, await lastTrustedMoment(database.db));
        if (options.now && jump && !options.trustClock) {
          throw new InboxError(
            `It is ${riyadhTime(moment)} by this machine's clock, ${jump} what the server last saw: nothing was deleted. If the clock is right, add --trust-clock.`,
          );
        }
        const result = await purge(database, { now: moment, dryRun: !options.now });
        if (options.json)
          return terminal.write(terminalSafeJson({ isDone: options.now ?? false, ...result }));
        const rows = Object.entries(result.deleted).map(([form, count]) => [form, String(count)]);
        const title = options.now ? 'Deleted' : 'To delete';
        if (rows.length > 0)
          terminal.write(table([{ title: 'Form' }, { title, align: 'end' }], rows, terminal));
        else
          terminal.tell(options.now ? 'Nothing had to be deleted.' : 'Nothing is to be deleted.');
        if (result.keptForMails > 0)
          terminal.tell(
            `${result.keptForMails} are kept although their time is over: a mail about them has not arrived.`,
          );
        if (result.emptiedMails > 0)
          terminal.tell(
            `${result.emptiedMails} mails that were sent ${options.now ? 'lost' : 'would lose'} their text.`,
          );
        if (!options.now) terminal.tell('Nothing was changed: "--now" does it.');
      });
    });
}
