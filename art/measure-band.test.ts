import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readPathData } from '#tests/support/read-path-data.ts';
import { directionOf, type Point } from './geometry.ts';
import { measureBand } from './measure-band.ts';

const { cell, unitsPerPixel, closed, loose } = measureBand();
const end = cell * unitsPerPixel;

function points(d: string): Point[] {
  return readPathData(d).flat();
}

/**
 * The angle in degrees between the upper edge of the cell and the line that begins in the middle of
 * this edge.
 */
function contactAngle(d: string): number {
  for (const line of readPathData(d)) {
    const place = line.findIndex(({ x, y }) => y === 0 && x === end / 2);
    const [top, next] = [line[place], line[place + 1] ?? line[place - 1]];
    if (top && next) return Math.min(directionOf(top, next), 180 - directionOf(top, next));
  }
  throw new Error('No line leaves the upper edge at its middle');
}

test('measured cells are closed stars at 68°, the others loose lines at 20°', () => {
  expect(contactAngle(closed)).toBeGreaterThan(67);
  expect(contactAngle(closed)).toBeLessThan(69);
  expect(contactAngle(loose)).toBeGreaterThan(19);
  expect(contactAngle(loose)).toBeLessThan(21);
});

test.each([closed, loose])('lines leave a cell where they enter the next one', (d) => {
  const along = (edge: 'x' | 'y', at: number) =>
    [
      ...new Set(
        points(d).flatMap((point) =>
          point[edge] === at ? [edge === 'x' ? point.y : point.x] : [],
        ),
      ),
    ].sort();
  expect(along('x', 0).length).toBeGreaterThan(0);
  expect(along('x', end)).toEqual(along('x', 0));
  expect(along('y', end)).toEqual(along('y', 0));
});

test.each([closed, loose])('a cell stays in its box', (d) => {
  for (const { x, y } of points(d)) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(Math.max(x, y)).toBeLessThanOrEqual(end);
  }
});

test('both cells together add few bytes to a page', () => {
  expect(brotliCompressSync(closed + loose).length).toBeLessThan(500);
});
