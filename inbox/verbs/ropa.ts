import { Option } from 'commander';
import { riyadhDay } from '#app/i18n/moment.ts';
import { csv } from '../csv.ts';
import { readFirm } from '../ropa/read-firm.ts';
import { recordMarkdown } from '../ropa/record-markdown.ts';
import { type RecordOfProcessing, recordOfProcessing } from '../ropa/record-of-processing.ts';
import { terminalSafeJson } from '../terminal-safe.ts';
import { type AddVerb, addVerb } from '../verb.ts';
import { outputOption } from '../write-export.ts';
import { writePrivateFile } from '../write-private-file.ts';

type Options = { format: 'markdown' | 'csv' | 'json'; output?: string; json?: true };

const COLUMNS = ['purpose', 'people', 'data', 'recipients', 'transfers', 'retention', 'legalBasis'];

export const addRopa: AddVerb = (program, context) => {
  const { terminal, folder, projectFolder, settings, now } = context;
  addVerb(program, 'ropa', {
    purpose: 'Write the record of processing activities (Article 30 GDPR) of this site.',
    examples: [
      ['', 'as Markdown; "to add" marks what the site cannot know'],
      ['--format csv --output record.csv', 'the activities alone'],
    ],
    json: `{ controller: { name, site, contact, toAdd }, activities: [{ ${COLUMNS.join(', ')} }], measures: [line] }`,
  })
    .addOption(
      new Option('--format <format>', 'markdown, csv or json')
        .choices(['markdown', 'csv', 'json'])
        .default('markdown')
        .conflicts('json'),
    )
    .addOption(outputOption())
    .action(({ format, output, json }: Options) => {
      const record = recordOfProcessing(settings(), readFirm(projectFolder));
      const text = formatted(record, json ? 'json' : format, riyadhDay(now()));
      if (output === undefined) terminal.write(text);
      else terminal.tell(`The record is in ${writePrivateFile(folder, output, text)}.`);
    });
};

function formatted(record: RecordOfProcessing, format: Options['format'], day: string): string {
  if (format === 'json') return terminalSafeJson(record);
  if (format === 'markdown') return recordMarkdown(record, day);
  const rows = record.activities.map((activity) => ({
    ...activity,
    data: activity.data.join(', '),
    recipients: activity.recipients.join('; '),
  }));
  return csv(COLUMNS, rows);
}
