import { Option } from 'commander';
import { type CsvColumn, csv } from './csv.ts';
import type { InboxContext } from './inbox-context.ts';
import { terminalSafeJson } from './terminal-safe.ts';
import { writePrivateFile } from './write-private-file.ts';

export type ExportOptions = { format?: 'csv' | 'json'; output?: string; json?: true };

type Export = {
  name: string;
  records: object[];
  columns: readonly CsvColumn[];
  /** The rows of a CSV file, by default the records. */
  rows?: object[];
};

export function formatOption(): Option {
  return new Option('--format <format>', 'csv or json').choices(['csv', 'json']).conflicts('json');
}

export function outputOption(): Option {
  return new Option('--output <file>', 'write into this file, which only you may read');
}

/** Writes records as JSON or CSV, to standard output or into a file. */
export function writeExport(
  { terminal, folder }: InboxContext,
  { json, format, output }: ExportOptions,
  { name, records, columns, rows = records }: Export,
): void {
  const text = json || format === 'json' ? terminalSafeJson(records) : csv(columns, rows);
  if (output === undefined) terminal.write(text);
  else terminal.tell(`${records.length} ${name} are in ${writePrivateFile(folder, output, text)}.`);
}
