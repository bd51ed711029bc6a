import type { Form } from '#app/forms/forms.ts';
import type { CsvColumn } from '../csv.ts';
import { completeJson } from '../submission-json.ts';
import { readDetails, readSubmissions } from '../submissions.ts';
import { type AddVerb, addVerb, formOption, sinceOption } from '../verb.ts';
import { type ExportOptions, formatOption, outputOption, writeExport } from '../write-export.ts';

type Options = ExportOptions & { form?: Form; since?: number };
type Record = ReturnType<typeof completeJson>;

export const addExport: AddVerb = (program, context) => {
  addVerb(program, 'export', {
    purpose: 'Export submissions, the oldest first: as CSV that Excel opens as it is, or as JSON.',
    examples: [
      ['--form contact --output contact.csv', 'a column for each field of the form'],
      ['--format json --since 30d', ''],
    ],
    json: 'the same as --format json: [{ …as in show }]',
  })
    .addOption(formatOption())
    .addOption(formOption())
    .addOption(sinceOption(context.now))
    .addOption(outputOption())
    .action(async (options: Options) => {
      const { form, since } = options;
      const records = await context.withDatabase(async (database) => {
        const all: Record[] = [];
        for (const submission of (await readSubmissions(database, { form, since })).reverse())
          all.push(completeJson(submission, await readDetails(database, submission.id)));
        return all;
      });
      const [columns, rows] = [columnsOf(records), records.map(csvRow)];
      writeExport(context, options, { name: 'submissions', records, columns, rows });
    });
};

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
];

function columnsOf(records: Record[]): CsvColumn[] {
  const fields = [...new Set(records.flatMap(({ answers }) => Object.keys(answers)))]
    // Leave out the answers `name` and `email` if the columns of facts already contain them.
    .filter((field) => !records.every((record) => repeats(record, field)))
    .map((field) => ({
      key: `answers.${field}`,
      header: FACTS.includes(field) ? `answers.${field}` : field,
    }));
  return [...FACTS, ...fields, 'files', 'notes'];
}

function repeats(record: Record, field: string): boolean {
  if (field !== 'name' && field !== 'email') return false;
  return (record.answers[field] ?? '') === (record[field] ?? '');
}

function csvRow(record: Record) {
  return {
    ...record,
    files: record.files.map(({ name }) => name).join('\n'),
    notes: record.notes
      .filter(({ text }) => text !== '')
      .map(({ writtenAt, text }) => `${writtenAt} ${text}`)
      .join('\n'),
  };
}
