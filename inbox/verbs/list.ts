import { type Command, Option } from 'commander';
import type { Form } from '#app/forms/forms.ts';
import type { InboxContext } from '../inbox-context.ts';
import { summaryJson } from '../submission-json.ts';
import { submissionTable } from '../submission-table.ts';
import { countSubmissions, type Filter, readSubmissions } from '../submissions.ts';
import { terminalSafeJson } from '../terminal-safe.ts';
import { addVerb, formOption, numberOption, sinceOption } from '../verb.ts';

type Options = {
  form?: Form;
  open?: true;
  closed?: true;
  held?: true;
  overdue?: true;
  since?: number;
  limit: number;
  json?: true;
};

const MOST = 50;

/** `inbox list` lists submissions, newest first. */
export function addList(program: Command, { withDatabase, terminal, now }: InboxContext): void {
  addVerb(program, 'list', {
    purpose: 'List what came, the newest first.',
    examples: [
      ['--open', 'what nobody has closed yet'],
      ['--form application --since 7d', 'applications of the last seven days'],
      ['--held', 'what waits to be released, as it looked like spam'],
    ],
    json: '[{ reference, form, language, name, email, about, seat, receivedAt, dueAt, closedAt, heldBecause, keepUntil }]',
  })
    .addOption(formOption())
    .addOption(new Option('--open', 'only what is not closed').conflicts('closed'))
    .addOption(new Option('--closed', 'only what is closed').conflicts('overdue'))
    .option('--held', 'only what waits for a person before its mails go out')
    .option('--overdue', 'only what should have been answered by now')
    .addOption(sinceOption(now))
    .addOption(numberOption('--limit <count>', 'at most so many; 0 for all', MOST))
    .action(async (options: Options) => {
      const filter: Filter = {
        form: options.form,
        state: options.open ? 'open' : options.closed ? 'closed' : undefined,
        isQuarantined: options.held,
        dueBefore: options.overdue ? now() : undefined,
        since: options.since,
      };
      await withDatabase(async (database) => {
        const found = await readSubmissions(database, filter, { limit: options.limit });
        const count = await countSubmissions(database, filter);
        if (options.json) return terminal.write(terminalSafeJson(found.map(summaryJson)));
        if (found.length > 0) terminal.write(submissionTable(found, now(), terminal));
        terminal.tell(
          found.length < count
            ? `${found.length} of ${count}: "--limit 0" shows all.`
            : `${count} found.`,
        );
      });
    });
}
