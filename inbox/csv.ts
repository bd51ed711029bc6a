import { stringify } from 'csv-stringify/sync';

/** A string is both the key and the header of a column. */
export type CsvColumn = string | { key: string; header: string };

/** Returns CSV for Excel. The key of a column may be a path such as `answers.name`. */
export function csv(columns: readonly CsvColumn[], rows: object[]): string {
  return stringify(rows, {
    columns,
    header: true,
    cast: { string: withoutControls },
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
    quote_record_delimiter: true,
    quoted_match: /[\r\n]/,
  });
}

/** Removes control characters, because a terminal would execute them. Keeps line feeds and tabs. */
function withoutControls(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]/gu, '');
}
