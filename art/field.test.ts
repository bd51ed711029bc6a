import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readPathData } from '#tests/support/read-path-data.ts';
import { fieldSvg } from './field.ts';
import { mastheads } from './masthead-table.ts';

const pages = [...mastheads.keys(), 'a page nobody thought of'];
const parts = ['wide', 'strip'];
type Row = { width: number; height: number; d: string };
const rows = pages.flatMap((page) =>
  parts.map((part): [string, string, Row] => [page, part, rowIn(fieldSvg(page), part)]),
);

function rowIn(svg: string, part: string): Row {
  const [, width, height, d] =
    new RegExp(`id="row-${part}" width="(\\d+)" height="(\\d+)".*?<path d="([^"]+)"`).exec(svg) ??
    [];
  return { width: Number(width), height: Number(height), d: d ?? '' };
}

/** The x coordinates of the corners and ends of lines at the height y, in path units. */
function touching(row: Row, y: number): number[] {
  const xs = readPathData(row.d)
    .flat()
    .filter((point) => point.y === y)
    .map(({ x }) => x);
  return [...new Set(xs)].sort((one, other) => one - other);
}

test.each(rows)('the row of %s (%s) ends at the bottom where it starts at the top', (...args) => {
  const [, , row] = args;
  const top = touching(row, 0);
  const bottom = touching(row, row.height);
  expect(top.length).toBeGreaterThan(4);
  expect(bottom).toEqual(top);
});

test.each(rows)('the row of %s (%s) stays in its box', (...args) => {
  const [, , row] = args;
  for (const { x, y } of readPathData(row.d).flat()) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(row.width);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(row.height);
  }
});

test.each(pages)('the field of %s is the same small file each time', (page) => {
  expect(fieldSvg(page)).toBe(fieldSvg(page));
  expect(fieldSvg(page)).not.toMatch(/NaN|undefined|Infinity|e-\d/);
  expect(brotliCompressSync(fieldSvg(page)).length).toBeLessThan(3000);
});
