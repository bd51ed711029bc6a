import { Option } from 'commander';
import type { Form } from '#app/forms/forms.ts';
import { summaryJson } from '../submission-json.ts';
import { submissionTable } from '../submission-table.ts';
import { countSubmissions, type Filter, readSubmissions } from '../submissions.ts';
import { type AddVerb, addVerb, formOption, numberOption, sinceOption } from '../verb.ts';

type Options = {
  form?: Form;
  open?: true;
  closed?: true;
  quarantined?: true;
  overdue?: true;
  since?: number;
  limit: number;
  json?: true;
};

const MOST = 50;

export const addList: AddVerb = (program, { withDatabase, terminal, writeJson, now }) => {
  addVerb(program, 'list', {
    purpose: 'List submissions, the newest first.',
    examples: [
      ['--open', 'what nobody has closed yet'],
      ['--form application --since 7d', 'applications of the last seven days'],
      ['--quarantined', 'what looks like spam and waits for a review'],
    ],
    json: '[{ reference, form, language, name, email, about, seat, receivedAt, dueAt, closedAt, heldBecause, keepUntil }]',
  })
    .addOption(formOption())
    .addOption(new Option('--open', 'only what is not closed').conflicts('closed'))
    .addOption(new Option('--closed', 'only what is closed').conflicts('overdue'))
    .option('--quarantined', 'only what looks like spam and waits for a review')
    .option('--overdue', 'only what should have been answered by now')
    .addOption(sinceOption(now))
    .addOption(numberOption('--limit <count>', 'at most this many; 0 for all', MOST))
    .action(async (options: Options) => {
      const filter: Filter = {
        form: options.form,
        state: options.open ? 'open' : options.closed ? 'closed' : undefined,
        isQuarantined: options.quarantined,
        dueBefore: options.overdue ? now() : undefined,
        since: options.since,
      };
      await withDatabase(async (database) => {
        const found = await readSubmissions(database, filter, { limit: options.limit });
        const count = await countSubmissions(database, filter);
        if (options.json) return writeJson(found.map(summaryJson));
        if (found.length > 0) terminal.write(submissionTable(found, now(), terminal));
        terminal.tell(
          found.length < count
            ? `${found.length} of ${count}: "--limit 0" shows all.`
            : `${count} found.`,
        );
      });
    });
};
