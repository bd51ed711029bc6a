import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { lattice, positionOf } from '#art/dotted-map.ts';
import { gulfMap } from '#art/gulf-map.ts';
import { readCountryOutlines } from './country-outlines.ts';

const places = {
  riyadh: { mark: { x: 46.68, y: 24.71 }, label: { x: 46.9, y: 31.8 } },
  dubai: { mark: { x: 55.27, y: 25.2 }, label: { x: 56.7, y: 27.6 } },
  // The map looks for free places for these names.
  jeddah: { mark: { x: 39.17, y: 21.54 } },
  doha: { mark: { x: 51.53, y: 25.29 } },
};
const map = gulfMap(readCountryOutlines(), places);
const dotsOf = (state: string) =>
  (map.dots.get(state) ?? [])
    .map(positionOf)
    .map(({ x, y }) => ({ x: x / lattice.unitsPerPixel, y: y / lattice.unitsPerPixel }));

function officeOf(name: string) {
  const office = map.offices[name];
  if (!office) throw new RangeError(`The map has no office ${name}`);
  return office;
}

test('the map has only the countries that the firm serves', () => {
  const served = gulfMap(readCountryOutlines(), {}, ['SA', 'QA']);
  expect(Object.keys(served.names)).toEqual(['SA', 'QA']);
  expect([...served.dots.keys()]).toEqual(['SA', 'QA']);
});

test.each(Object.keys(map.names))('%s has a dot', (state) => {
  expect(dotsOf(state).length).toBeGreaterThan(0);
});

test.each([
  ['riyadh', 'SA'],
  ['dubai', 'AE'],
  ['jeddah', 'SA'],
  ['doha', 'QA'],
] as const)('%s lies among the dots of %s', (office, state) => {
  const x = (officeOf(office).mark.x / 100) * map.width;
  const y = (officeOf(office).mark.y / 100) * map.height;
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
  expect(gulfMap(readCountryOutlines(), places).svg).toBe(map.svg);
  expect(map.svg).not.toMatch(/NaN|undefined|Infinity/);
  expect(brotliCompressSync(map.svg).length).toBeLessThan(2500);
});
