import { expect, test } from 'vitest';
import { readPathData } from '#tests/support/read-path-data.ts';
import { cell, drawField, type FieldPart, fieldParts, unitsPerPixel } from './angle-field.ts';
import { homeFieldSvg } from './home-field.ts';

const parts = Object.keys(fieldParts) as FieldPart[];

/** Counts the points near the middle of the star at the end of the scale. Loose stars have none. */
function pointsInLastStar(part: FieldPart): number {
  const { width, height, d } = drawField(part);
  const x = (1 - fieldParts[part].margin) * width;
  return readPathData(d)
    .flat()
    .filter((point) => Math.hypot(point.x - x, point.y - height / 2) < (height / 3) * 0.42).length;
}

/** Counts the pieces of two lines, which join no other piece, between two places on the scale. */
function piecesBetween(part: FieldPart, from: number, to: number, limit?: number): number {
  const { width, d } = drawField(part, limit);
  const { margin } = fieldParts[part];
  const placeOf = (x: number) => (x / width - margin) / (1 - 2 * margin);
  return readPathData(d).filter(
    (line) => line.length === 3 && line.every(({ x }) => placeOf(x) >= from && placeOf(x) <= to),
  ).length;
}

test.each(parts)('the lines of %s are scattered at the start and joined at the end', (part) => {
  expect(piecesBetween(part, 0, 0.3)).toBeGreaterThan(30);
  expect(piecesBetween(part, 0.7, 1)).toBe(0);
  expect(pointsInLastStar(part)).toBe(8);
});

test.each(parts)('a limit scatters the joined lines of %s', (part) => {
  expect(piecesBetween(part, 0.7, 1, 20)).toBeGreaterThan(30);
  expect(drawField(part, 68)).toEqual(drawField(part));
});

test.each(parts)('scattered lines of %s lie in or near the drawing', (part) => {
  const { height, d } = drawField(part, 20);
  for (const { y } of readPathData(d).flat()) {
    expect(y).toBeGreaterThan(-height / 3);
    expect(y).toBeLessThan((4 / 3) * height);
  }
});

test.each(parts)('the drawing of %s has as many cells as its part', (part) => {
  const { width, height } = drawField(part);
  expect(width).toBe(fieldParts[part].cells * cell * unitsPerPixel);
  expect(height).toBe(3 * cell * unitsPerPixel);
});

test('the file has both parts, loose and closed, the star and five tiles', () => {
  const svg = homeFieldSvg();
  expect(svg).toBe(homeFieldSvg());
  expect(svg).not.toMatch(/NaN|undefined|Infinity|e-\d/);
  expect([...svg.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)).toEqual([
    ...parts.flatMap((part) => [part, `${part}-loose`]),
    'star',
    ...['step-1', 'step-2', 'step-3', 'step-4', 'step-5'],
  ]);
});
