import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { lattice, positionOf } from '#art/dotted-map.ts';
import { gulfMap } from '#art/gulf-map.ts';
import colours from '#content/colours.json' with { type: 'json' };
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

test('the map names the countries that the firm serves, and the dots of the others are dim', () => {
  const served = gulfMap(readCountryOutlines(), {}, ['SA', 'QA']);
  expect(Object.keys(served.names)).toEqual(['SA', 'QA']);
  expect([...served.dots.keys()]).toEqual(['SA', 'QA']);
  const strokes = (svg: string) => Array.from(svg.matchAll(/ stroke="(#\w+)"/g), ([, hex]) => hex);
  expect(strokes(served.svg)).toEqual([colours.nightLine, colours.gold]);
  expect(strokes(gulfMap(readCountryOutlines(), {}).svg)).toEqual([colours.gold]);
});

test('names that the map has to place are over no dot, no line and no other name', () => {
  const { names, offices, dots, width, height } = gulfMap(
    readCountryOutlines(),
    {
      kuwait: { mark: { x: 47.98, y: 29.37 } },
      manama: { mark: { x: 50.58, y: 26.24 } },
      muscat: { mark: { x: 58.4, y: 23.6 } },
      'abu-dhabi': { mark: { x: 54.37, y: 24.45 } },
      dubai: { mark: { x: 55.27, y: 25.2 } },
    },
    ['KW', 'BH', 'AE', 'OM'],
  );
  const inPx = ({ x, y }: { x: number; y: number }) => ({
    x: (x / 100) * width,
    y: (y / 100) * height,
  });
  const all = [...Object.entries(names), ...Object.entries(offices)];
  const dotted = [...dots.values()].flat().map(positionOf);
  for (const [name, { x, y, mark }] of Object.entries(offices)) {
    const place = inPx({ x, y });
    const isUnder = (point: { x: number; y: number }) => {
      const along = x < mark.x ? place.x - point.x : point.x - place.x;
      return along > 0 && along < 100 && Math.abs(point.y - place.y) < 14;
    };
    const lines = all.flatMap(([other, label]) =>
      other === name
        ? []
        : [0, 0.25, 0.5, 0.75, 1].map((share) => {
            const [from, to] = [inPx(label.mark), inPx(label)];
            return {
              x: from.x + (to.x - from.x) * share,
              y: from.y + (to.y - from.y) * share,
            };
          }),
    );
    const points = dotted.map((dot) => ({
      x: dot.x / lattice.unitsPerPixel,
      y: dot.y / lattice.unitsPerPixel,
    }));
    expect([...lines, ...points].filter(isUnder), name).toEqual([]);
  }
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
  const labels = [map.names, map.numbers, map.offices].flatMap((places) => Object.values(places));
  for (const { x, y } of labels) {
    const label = { x: (x / 100) * map.width, y: (y / 100) * map.height };
    const near = states.filter((dot) => Math.hypot(dot.x - label.x, dot.y - label.y) < 10);
    expect(near).toEqual([]);
    expect(Math.min(x, y)).toBeGreaterThan(5);
    expect(Math.max(x, y)).toBeLessThan(95);
  }
});

const drawnIn = (svg: string) =>
  [...svg.matchAll(/h(\d+)(?=[m"])/g)].reduce(
    (sum, [, run]) => sum + 1 + (Number(run) - 1) / lattice.step,
    0,
  );

test('every dot is drawn, as a dash of a line with the length of its row', () => {
  const { svg, dots } = gulfMap(readCountryOutlines(), {});
  const expected = [...dots].reduce((sum, [, { length }]) => sum + length, 0);
  expect(drawnIn(svg)).toBe(expected);
});

test('the dots around the star of an office are left out', () => {
  const one = gulfMap(readCountryOutlines(), { riyadh: places.riyadh });
  const { x, y } = officeOf('riyadh').mark;
  const around = [...one.dots.keys()]
    .flatMap(dotsOf)
    .map((dot) => Math.hypot(dot.x - (x / 100) * one.width, dot.y - (y / 100) * one.height));
  const left = drawnIn(one.svg);
  expect(left).toBeLessThanOrEqual(around.filter((distance) => distance > 21).length);
  expect(left).toBeGreaterThanOrEqual(around.filter((distance) => distance > 22.5).length);
});

test('the file is the same small file each time', () => {
  expect(gulfMap(readCountryOutlines(), places).svg).toBe(map.svg);
  expect(map.svg).not.toMatch(/NaN|undefined|Infinity/);
  expect(brotliCompressSync(map.svg).length).toBeLessThan(2500);
});
