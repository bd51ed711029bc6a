import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readPathData } from '#tests/support/read-path-data.ts';
import { heroRow } from './hero.ts';
import { mastheadRow } from './masthead.ts';
import { mastheads } from './masthead-table.ts';
import type { Row } from './row.ts';

const pages = [...mastheads.keys(), 'a page nobody thought of'];
const rows: [string, () => Row][] = [
  ['hero', heroRow],
  ...pages.map((page): [string, () => Row] => [page, () => mastheadRow(page)]),
];

/**
 * Returns the x coordinate, in path units, of each point where a line meets the height y. If a
 * line runs along y, both of its ends count.
 */
function touching(row: Row, y: number): number[] {
  const xs = readPathData(row.d)
    .flat()
    .filter((point) => point.y === y)
    .map(({ x }) => x);
  return [...new Set(xs)].sort((one, other) => one - other);
}

test.each(rows)('the row of %s ends at the bottom where it starts at the top', (_, draw) => {
  const row = draw();
  const top = touching(row, 0);
  const bottom = touching(row, row.height);
  expect(top.length).toBeGreaterThan(4);
  expect(bottom).toEqual(top);
});

test.each(rows)('the row of %s stays in its box', (_, draw) => {
  const row = draw();
  for (const { x, y } of readPathData(row.d).flat()) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(row.width);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(row.height);
  }
});

test.each(rows)('the row of %s is constant and adds few bytes to a page', (name, draw) => {
  expect(draw()).toEqual(draw());
  expect(brotliCompressSync(draw().d).length).toBeLessThan(name === 'hero' ? 2200 : 1200);
});

test('the hero is 24 to 28 cells wide and one high, with dots in the middle of cells', () => {
  const { width, height, dots } = heroRow();
  expect(width / height).toBeGreaterThanOrEqual(24);
  expect(width / height).toBeLessThanOrEqual(28);
  for (const { x, y } of dots) expect([x % height, y % height]).toEqual([height / 2, height / 2]);
});

test('the hero has closed stars at its end and loose lines at its start', () => {
  const { height, width, d } = heroRow();
  const inCell = (column: number): number =>
    readPathData(d)
      .flat()
      .filter(({ x, y }) => Math.hypot(x - (column + 0.5) * height, y - height / 2) < height * 0.42)
      .length;
  expect(inCell(1)).toBe(0);
  expect(inCell(width / height - 2)).toBeGreaterThanOrEqual(8);
});
