import { HOUR } from '#app/i18n/durations.ts';
import { EXIT } from '../failure.ts';
import { summaryJson } from '../submission-json.ts';
import { submissionTable } from '../submission-table.ts';
import { readSubmissions, type Submission } from '../submissions.ts';
import { type AddVerb, addVerb, lengthOption } from '../verb.ts';

const FOUR_HOURS = 4 * HOUR;

export const addDue: AddVerb = (program, { withDatabase, terminal, writeJson, now, endWith }) => {
  addVerb(program, 'due', {
    purpose: 'List promised answers that are overdue or fall due soon, the most urgent first.',
    examples: [
      ['', 'overdue, and due within four hours'],
      ['--within 1d', 'overdue, and due within a day'],
    ],
    json: '{ overdue: [as in list], soon: [as in list] }',
    exits: '0 nothing is overdue; 1 something is. In cron: inbox due > /dev/null || notify',
  })
    .addOption(lengthOption('--within <time>', 'how far to look ahead', FOUR_HOURS, '4h'))
    .action(async ({ within, json }: { within: number; json?: true }) => {
      const moment = now();
      const all = await withDatabase((database) =>
        readSubmissions(database, { dueBefore: moment + within }, { soonest: true }),
      );
      const isLate = ({ due_at }: Submission) => due_at !== null && due_at < moment;
      const overdue = all.filter(isLate);
      if (overdue.length > 0) endWith(EXIT.attention);
      if (json) {
        const soon = all.filter((submission) => !isLate(submission));
        return writeJson({ overdue: overdue.map(summaryJson), soon: soon.map(summaryJson) });
      }
      if (all.length > 0) terminal.write(submissionTable(all, moment, terminal));
      terminal.tell(`${overdue.length} overdue, ${all.length - overdue.length} due soon.`);
    });
};
