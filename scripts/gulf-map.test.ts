import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { lattice, positionOf } from '#art/dotted-map.ts';
import { gulfMap } from '#art/gulf-map.ts';
import { readCountryOutlines } from './country-outlines.ts';

const map = gulfMap(readCountryOutlines());
const dotsOf = (state: string) =>
  (map.dots.get(state) ?? [])
    .map(positionOf)
    .map(({ x, y }) => ({ x: x / lattice.unitsPerPixel, y: y / lattice.unitsPerPixel }));

test.each(Object.keys(map.names))('%s has a dot', (state) => {
  expect(dotsOf(state).length).toBeGreaterThan(0);
});

test.each([
  ['riyadh', 'SA'],
  ['dubai', 'AE'],
] as const)('%s lies among the dots of %s', (office, state) => {
  const x = (map.offices[office].mark.x / 100) * map.width;
  const y = (map.offices[office].mark.y / 100) * map.height;
  const near = dotsOf(state).filter((dot) => Math.hypot(dot.x - x, dot.y - y) < lattice.step);
  expect(near.length).toBeGreaterThanOrEqual(2);
});

test('labels lie in the picture and outside the states', () => {
  const states = Object.keys(map.names).flatMap(dotsOf);
  for (const { x, y } of [...Object.values(map.names), ...Object.values(map.offices)]) {
    const label = { x: (x / 100) * map.width, y: (y / 100) * map.height };
    const near = states.filter((dot) => Math.hypot(dot.x - label.x, dot.y - label.y) < 10);
    expect(near).toEqual([]);
    expect(Math.min(x, y)).toBeGreaterThan(5);
    expect(Math.max(x, y)).toBeLessThan(95);
  }
});

test('every dot is drawn, as a dash of a line with the length of its row', () => {
  const drawn = [...map.svg.matchAll(/h(\d+)(?=[m"])/g)].reduce(
    (sum, [, run]) => sum + 1 + (Number(run) - 1) / lattice.step,
    0,
  );
  const expected = [...map.dots].reduce((sum, [, dots]) => sum + dots.length, 0);
  expect(drawn).toBe(expected);
});

test('the file is the same small file each time', () => {
  expect(gulfMap(readCountryOutlines()).svg).toBe(map.svg);
  expect(map.svg).not.toMatch(/NaN|undefined|Infinity/);
  expect(brotliCompressSync(map.svg).length).toBeLessThan(2500);
});
