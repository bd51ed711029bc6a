import { stringify } from 'csv-stringify/sync';

type CsvColumn = { key: string; header: string };

/**
 * CSV as Excel opens it: marked as UTF-8, lines that end as it expects, and no cell that it would
 * take for a formula.
 * @param rows by the columns' keys; what is missing or null is empty
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

/** Lines and tabs stay; a terminal that shows the file must have nothing else to obey. */
function withoutControls(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]/gu, '');
}
