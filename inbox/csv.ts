import { stringify } from 'csv-stringify/sync';

type CsvColumn = { key: string; header: string };

/** CSV for Excel: marked as UTF-8, with CRLF, and without formulas. Keys may be paths. */
export function csv(columns: CsvColumn[], rows: object[]): string {
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

/** Keeps line feeds and tabs. A terminal would execute other control characters. */
function withoutControls(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]/gu, '');
}
