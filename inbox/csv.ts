import { stringify } from 'csv-stringify/sync';

type CsvColumn = { key: string; header: string };

/**
 * Writes CSV for Excel: marked as UTF-8, with CRLF, and without formulas.
 * @param rows by the keys of the columns; missing cells and null are empty
 */
export function csv(columns: CsvColumn[], rows: Map<string, string | null>[]): string {
  const cells = rows.map((row) => columns.map(({ key }) => withoutControls(row.get(key) ?? '')));
  const lines = [columns.map(({ header }) => header), ...cells];
  return stringify(lines, {
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
