import { expect, test } from 'vitest';
import { readPathData } from '#tests/support/read-path-data.ts';
import { cell, type FieldPart, fieldParts, fieldRow, unitsPerPixel } from './angle-field.ts';
import { homeFieldSvg } from './home-field.ts';

const parts = Object.keys(fieldParts) as FieldPart[];

/** Counts the points near the middle of a star. Only closed stars have such points. */
function pointsInStar(part: FieldPart, share: number, limit?: number): number {
  const { width, height, d } = fieldRow(part, limit);
  const { cells, margin } = fieldParts[part];
  const step = width / cells;
  const first = margin * width;
  const column = Math.round((share * (width - 2 * first)) / step);
  const x = first + column * step;
  return readPathData(d)
    .flat()
    .filter((point) => Math.hypot(point.x - x, point.y - height / 2) < height * 0.42).length;
}

test.each(parts)('the lines of %s are loose at the start and closed at the end', (part) => {
  expect(pointsInStar(part, 0)).toBe(0);
  expect(pointsInStar(part, 1)).toBe(8);
});

test.each(parts)('a limit opens the closed stars of %s', (part) => {
  expect(pointsInStar(part, 1, 20)).toBe(0);
  expect(fieldRow(part, 68)).toEqual(fieldRow(part));
  expect(fieldRow(part, 44).d).not.toBe(fieldRow(part).d);
});

test.each(parts)('the star of %s stands above the limit on the scale', (part) => {
  const { margin } = fieldParts[part];
  for (const limit of [20, 44, 68]) {
    const { width, star, end } = fieldRow(part, limit);
    const along = readPathData(star)
      .flat()
      .map(({ x }) => x);
    const middle = (Math.min(...along) + Math.max(...along)) / 2;
    const share = (middle / width - margin) / (1 - 2 * margin);
    expect(share).toBeCloseTo((limit - 20) / 48);
    expect((end / width - margin) / (1 - 2 * margin)).toBeCloseTo((limit - 20) / 48);
  }
});

test.each(parts)('a row of %s has as many cells as its part', (part) => {
  const { width, height } = fieldRow(part);
  expect(width).toBe(fieldParts[part].cells * cell * unitsPerPixel);
  expect(height).toBe(cell * unitsPerPixel);
});

test('the file has both parts, loose and closed, and five tiles', () => {
  const svg = homeFieldSvg();
  expect(svg).toBe(homeFieldSvg());
  expect(svg).not.toMatch(/NaN|undefined|Infinity|e-\d/);
  expect([...svg.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)).toEqual([
    ...parts.flatMap((part) => [part, `${part}-loose`]),
    ...['step-1', 'step-2', 'step-3', 'step-4', 'step-5'],
  ]);
});
