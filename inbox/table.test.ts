import stringWidth from 'string-width';
import { expect, test } from 'vitest';
import { indented, table } from './table.ts';

const COLUMNS = { titles: ['Reference', 'From', 'KiB'], numbers: ['KiB'], shrinking: ['From'] };
const elsewhere = { columns: undefined, hasColours: false };

test('numbers stay in their column beside any text', () => {
  const rows = [
    ['K7F-4WM', 'Sara', '7'],
    ['P3H-8RT', 'مُحَمَّد العتيبي', '1234'],
    ['B2C-3DF', '日本 👩‍💻', '56'],
  ];
  const lines = table(COLUMNS, rows, elsewhere).split('\n').slice(0, -1);
  expect(new Set(lines.map((line) => stringWidth(line))).size).toBe(1);
  expect(lines[2]).toContain('\u2068مُحَمَّد العتيبي\u2069 ');
  expect(lines[1]).not.toContain('\u2068');
});

test('a narrow terminal truncates only columns that may shrink, between whole letters', () => {
  const rows = [['K7F-4WM', 'عبدالرحمن بن عبدالعزيز آل سعود 👩‍👩‍👧‍👦👩‍👩‍👧‍👦', '1234']];
  const lines = table(COLUMNS, rows, { columns: 36, hasColours: false }).split('\n').slice(0, -1);
  for (const line of lines) expect(stringWidth(line)).toBeLessThanOrEqual(36);
  expect(lines[1]).toMatch(/^K7F-4WM {4}\u2068عبدالرحمن.*…\u2069 +1234$/u);
});

test('without a terminal the output is complete and has no colours', () => {
  const long = 'x'.repeat(500);
  expect(table(COLUMNS, [['K7F-4WM', long, '1']], elsewhere)).toContain(long);
  expect(table(COLUMNS, [], { columns: 80, hasColours: true })).toContain('\u001b[1m');
});

test('long text wraps between words, and a longer word is broken', () => {
  const text = `${'word '.repeat(12)}\n\n${'x'.repeat(50)} السلام عليكم`;
  const lines = indented(text, '    ', { columns: 34 }).split('\n');
  for (const line of lines) expect(stringWidth(line)).toBeLessThanOrEqual(34);
  expect(lines.join('\n').replace(/[\s\u2068\u2069]/g, '')).toBe(text.replace(/\s/g, ''));
  expect(lines.slice(0, 4)).toEqual([
    `    ${'word '.repeat(6).trim()}`,
    `    ${'word '.repeat(6).trim()}`,
    '',
    `    ${'x'.repeat(30)}`,
  ]);
  expect(indented(text, '  ', elsewhere).split('\n')).toHaveLength(4);
});
