import { parse } from 'csv-parse/sync';
import writeXlsxFile, { type CellObject } from 'write-excel-file/node';
import colours from '#content/colours.json' with { type: 'json' };
import { excelFeatures } from './excel-features.ts';
import { type OfficeDocument, withoutTimes } from './office-document.ts';

const FACES = { ltr: 'Calibri', rtl: 'Arial' };
const HEADER = { fontWeight: 'bold', backgroundColor: colours.sand } as const;
/** Excel refuses longer names of sheets, and these characters in them. */
const SHEET_NAME = { most: 31, refused: /[[\]:*?/\\]/g };
/** In characters. */
const WIDTH = { least: 8, most: 22 };
/** In points, and a little more for the edges of the cell. */
const LINE = { height: 15.5, edges: 3 };
/** Rows for the reader's own entries, which look like the examples. */
const EMPTY_ROWS = 20;

export async function excelFile(csv: string, document: OfficeDocument): Promise<Uint8Array> {
  const { title, dir } = document;
  const [names = [], ...examples] = parse(csv);
  const sheet = title.replaceAll(SHEET_NAME.refused, ' ').slice(0, SHEET_NAME.most).trim();
  const widths = names.map((name, column) =>
    widthOf([name, ...examples.map((row) => row[column] ?? '')]),
  );
  const empty = Array.from({ length: EMPTY_ROWS }, () => names.map(() => ''));
  const data = [names, ...examples, ...empty].map((row, index) => {
    const style = { ...cellStyle(document), ...(index === 0 && HEADER), ...heightOf(row, widths) };
    return row.map((text) => ({ ...style, ...cellValue(text) }));
  });
  const file = await writeXlsxFile(
    [
      {
        data,
        sheet,
        rightToLeft: dir === 'rtl',
        stickyRowsCount: 1,
        stickyColumnsCount: 1,
        orientation: 'landscape',
        columns: widths.map((width) => ({ width })),
      },
    ],
    { fontFamily: FACES[dir], fontSize: 11, features: excelFeatures(document, sheet) },
  ).toBuffer();
  return withoutTimes(file);
}

function cellStyle({ dir }: OfficeDocument): CellObject {
  return {
    align: dir === 'rtl' ? 'right' : 'left',
    alignVertical: 'top',
    wrap: true,
    textColor: colours.ink,
    borderStyle: 'thin',
    borderColor: colours.line,
  };
}

/** Excel can sort and calculate with numbers and dates, but not with their texts. */
function cellValue(text: string): CellObject {
  if (text === '') return {};
  if (/^\d+(\.\d+)?$/.test(text)) return { value: Number(text), type: Number };
  if (/^\d{4}-\d{2}-\d{2}$/.test(text))
    return { value: new Date(text), type: Date, format: 'yyyy-mm-dd' };
  return { value: text, type: String };
}

/** A long text gets several lines. No word is broken unless it is very long. */
function widthOf(texts: string[]): number {
  const longest = Math.max(...texts.map(({ length }) => length));
  const word = Math.max(...texts.flatMap((text) => text.split(' ')).map(({ length }) => length));
  const wanted = Math.max(2.4 * Math.sqrt(longest), word + 2);
  return Math.round(Math.min(WIDTH.most, Math.max(WIDTH.least, wanted)));
}

/** LibreOffice does not find the height of a row with several lines itself. */
function heightOf(row: string[], widths: number[]): { height: number } {
  const lines = row.map((text, column) => linesOf(text, widths[column] ?? WIDTH.least));
  return { height: Math.max(...lines) * LINE.height + LINE.edges };
}

function linesOf(text: string, width: number): number {
  let [lines, used] = [1, 0];
  for (const { length } of text.split(' ')) {
    if (used > 0 && used + length > width) [lines, used] = [lines + 1, 0];
    used += length + 1;
  }
  return lines;
}
