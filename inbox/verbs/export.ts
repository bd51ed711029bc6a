import { type Command, Option } from 'commander';
import type { Form } from '#app/forms/forms.ts';
import { csv } from '../csv.ts';
import type { InboxContext } from '../inbox-context.ts';
import { completeJson } from '../submission-json.ts';
import { readDetails, readSubmissions } from '../submissions.ts';
import { terminalSafeJson } from '../terminal-safe.ts';
import { addVerb, formOption, sinceOption } from '../verb.ts';
import { writePrivateFile } from '../write-private-file.ts';

type Options = {
  format?: 'csv' | 'json';
  form?: Form;
  since?: number;
  output?: string;
  json?: true;
};
type Record = ReturnType<typeof completeJson>;

/** `inbox export` writes submissions for a spreadsheet or a program. */
export function addExport(program: Command, context: InboxContext): void {
  const { withDatabase, terminal, now, folder } = context;
  addVerb(program, 'export', {
    purpose: 'Export submissions, the oldest first: as CSV that Excel opens as it is, or as JSON.',
    examples: [
      ['--form contact --output contact.csv', 'a column for each field of the form'],
      ['--format json --since 30d', ''],
    ],
    json: 'the same as --format json: [{ …as in show }]',
  })
    .addOption(
      new Option('--format <format>', 'csv or json').choices(['csv', 'json']).conflicts('json'),
    )
    .addOption(formOption())
    .addOption(sinceOption(now))
    .option('--output <file>', 'write into this file, which only you may read')
    .action(async (options: Options) => {
      const records = await withDatabase(async (database) => {
        const submissions = await readSubmissions(database, {
          form: options.form,
          since: options.since,
        });
        const all: Record[] = [];
        for (const submission of submissions.reverse())
          all.push(completeJson(submission, await readDetails(database, submission.id)));
        return all;
      });
      const text =
        options.json || options.format === 'json'
          ? terminalSafeJson(records)
          : csv(columnsOf(records), records.map(cells));
      if (options.output === undefined) terminal.write(text);
      else
        terminal.tell(
          `${records.length} submissions are in ${writePrivateFile(folder, options.output, text)}.`,
        );
    });
}

/** The columns before the answers. */
const FACTS = [
  'reference',
  'form',
  'language',
  'receivedAt',
  'dueAt',
  'closedAt',
  'heldBecause',
  'about',
  'seat',
  'name',
  'email',
] as const;

/** The facts, then all answered fields in the form's order, then files and notes. */
function columnsOf(records: Record[]): { key: string; header: string }[] {
  const facts = FACTS.map((name) => ({ key: name, header: name }));
  const fields = [...new Set(records.flatMap(({ answers }) => Object.keys(answers)))]
    // The visitor's name and e-mail have columns already, unless a form uses these names
    // differently.
    .filter((field) => !records.every((record) => repeats(record, field)))
    .map((field) => ({
      key: `answers.${field}`,
      header: FACTS.some((fact) => fact === field) ? `answers.${field}` : field,
    }));
  return [...facts, ...fields, ...['files', 'notes'].map((name) => ({ key: name, header: name }))];
}

function repeats(record: Record, field: string): boolean {
  if (field !== 'name' && field !== 'email') return false;
  return (record.answers[field] ?? '') === (record[field] ?? '');
}

function cells(record: Record): Map<string, string | null> {
  return new Map([
    ...FACTS.map((fact) => [fact, record[fact]] as const),
    ...Object.entries(record.answers).map(([field, text]) => [`answers.${field}`, text] as const),
    ['files', record.files.map(({ name }) => name).join('\n')] as const,
    [
      'notes',
      record.notes.map(({ writtenAt, text }) => `${writtenAt} ${text}`).join('\n'),
    ] as const,
  ]);
}
