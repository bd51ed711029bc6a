import { stringify } from 'csv-stringify/sync';

/** A column is a key, which is also its header, or a key and another header. */
export type CsvColumn = string | { key: string; header: string };

/**
 * Writes CSV for Excel: with a byte order mark, CRLF and escaped formulas. A column's key may be a
 * path such as `answers.name`.
 */
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

/** Removes control characters, which a terminal would execute, except line feeds and tabs. */
function withoutControls(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]/gu, '');
}
