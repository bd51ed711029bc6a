import { styleText } from 'node:util';
import stringWidth from 'string-width';
import { isolate } from '#app/i18n/format.ts';
import type { Terminal } from './inbox-context.ts';
import { terminalSafe, terminalSafeLine } from './terminal-safe.ts';

type Columns = {
  titles: string[];
  numbers?: string[];
  shrinking?: string[];
};

const GAP = '  ';
const NARROWEST = 8;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
const graphemes = new Intl.Segmenter();

/** Formats a table that is safe for a terminal. Text is truncated only on a narrow terminal. */
export function table(
  { titles, numbers = [], shrinking = [] }: Columns,
  rows: string[][],
  terminal: Pick<Terminal, 'columns' | 'hasColours'>,
): string {
  const cells = rows.map((row) => row.map(terminalSafeLine));
  const needed = titles.map((title, index) =>
    Math.max(stringWidth(title), ...cells.map((row) => stringWidth(row[index] ?? ''))),
  );
  const mayShrink = titles.map((title) => shrinking.includes(title));
  const widths = fitted(needed, mayShrink, terminal.columns);
  const line = (row: string[]) =>
    titles
      .map((title, index) => cell(row[index] ?? '', widths[index] ?? 0, numbers.includes(title)))
      .join(GAP)
      .trimEnd();
  const head = line(titles);
  const shownHead = terminal.hasColours ? styleText('bold', head, { validateStream: false }) : head;
  return [shownHead, ...cells.map(line)].map((text) => `${text}\n`).join('');
}

/** Makes text safe for a terminal, then wraps and indents it. */
export function indented(text: string, indent: string, { columns }: Pick<Terminal, 'columns'>) {
  const lines = terminalSafe(text).split('\n');
  const wrapped =
    columns === undefined
      ? lines
      : lines.flatMap((line) => wrap(line, Math.max(20, columns - indent.length)));
  return wrapped
    .map((line) => `${indent}${withOwnDirection(line)}`.trimEnd())
    .map((line) => `${line}\n`)
    .join('');
}

/** Isolates right-to-left text. Otherwise it would change the order of numbers next to it. */
export function withOwnDirection(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? isolate(text) : text;
}

function cell(text: string, width: number, isNumber: boolean): string {
  const shown = cut(text, width);
  const space = ' '.repeat(Math.max(0, width - stringWidth(shown)));
  return isNumber ? space + withOwnDirection(shown) : withOwnDirection(shown) + space;
}

function fitted(needed: number[], mayShrink: boolean[], available: number | undefined): number[] {
  if (available === undefined) return needed;
  const widths = [...needed];
  const tooMuch = () =>
    widths.reduce((sum, width) => sum + width, GAP.length * (needed.length - 1)) - available;
  for (let excess = tooMuch(); excess > 0; excess = tooMuch()) {
    const shrinking = widths.flatMap((width, index) =>
      mayShrink[index] && width > NARROWEST ? [index] : [],
    );
    const [widest] = shrinking.sort((a, b) => (widths[b] ?? 0) - (widths[a] ?? 0));
    if (widest === undefined) break;
    widths[widest] = (widths[widest] ?? 0) - 1;
  }
  return widths;
}

function cut(text: string, width: number): string {
  if (stringWidth(text) <= width) return text;
  let kept = '';
  for (const { segment } of graphemes.segment(text)) {
    if (stringWidth(kept + segment) > width - 1) break;
    kept += segment;
  }
  return `${kept}…`;
}

function wrap(line: string, width: number): string[] {
  const lines: string[] = [];
  let current = '';
  for (const piece of line.match(/\s+|\S+/gu) ?? ['']) {
    if (stringWidth(current + piece) <= width) {
      current += piece;
      continue;
    }
    if (current.trim()) lines.push(current.trimEnd());
    current = '';
    for (const { segment } of graphemes.segment(piece.trimStart())) {
      if (stringWidth(current + segment) > width) {
        lines.push(current);
        current = '';
      }
      current += segment;
    }
  }
  return [...lines, current.trimEnd()];
}
