import { expect, test } from 'vitest';
import { type Country, dottedMap, lattice, positionOf, type View } from './dotted-map.ts';
import type { Polygon } from './geometry.ts';

const view: View = { west: 40, east: 50, south: 20, north: 30, width: 400 };

function box(west: number, south: number, east: number, north: number): Polygon {
  return [
    { x: west, y: south },
    { x: west, y: north },
    { x: east, y: north },
    { x: east, y: south },
  ];
}

const large: Country = { code: 'large', rings: [box(41, 21, 45, 29)] };
const withLake: Country = { code: 'lake', rings: [box(45, 21, 49, 29), box(46, 23, 48, 27)] };
const island: Country = { code: 'island', rings: [box(49.5, 25, 49.51, 25.01)] };

test('dots fill a country, and nothing beyond it', () => {
  const { dots, placeOf } = dottedMap([large], view, []);
  const { unitsPerPixel } = lattice;
  const [topLeft, bottomRight] = [placeOf({ x: 41, y: 29 }), placeOf({ x: 45, y: 21 })];
  const places = (dots.get('large') ?? []).map(positionOf);
  const area = (bottomRight.x - topLeft.x) * (bottomRight.y - topLeft.y) * unitsPerPixel ** 2;
  expect(places.length / (area / (lattice.step * lattice.rise))).toBeCloseTo(1, 1);
  for (const { x, y } of places) {
    expect(x).toBeGreaterThanOrEqual(topLeft.x * unitsPerPixel);
    expect(x).toBeLessThanOrEqual(bottomRight.x * unitsPerPixel);
    expect(y).toBeGreaterThanOrEqual(topLeft.y * unitsPerPixel);
    expect(y).toBeLessThanOrEqual(bottomRight.y * unitsPerPixel);
  }
});

test('a hole stays empty', () => {
  const { dots, placeOf } = dottedMap([withLake], view, []);
  const from = placeOf({ x: 46, y: 27 });
  const to = placeOf({ x: 48, y: 23 });
  const inLake = (dots.get('lake') ?? []).map(positionOf).filter(({ x, y }) => {
    const [across, down] = [x / lattice.unitsPerPixel, y / lattice.unitsPerPixel];
    return across > from.x && across < to.x && down > from.y && down < to.y;
  });
  expect(inLake).toEqual([]);
});

test('a required state smaller than the lattice gets a dot, and takes none from another', () => {
  expect(dottedMap([large, island], view, []).dots.has('island')).toBe(false);
  expect(dottedMap([large, island], view, ['island']).dots.get('island')).toHaveLength(1);
  const inLand: Country = { code: 'enclave', rings: [box(43, 25, 43.01, 25.01)] };
  const { dots } = dottedMap([large, inLand], view, ['large', 'enclave']);
  const [dot] = dots.get('enclave') ?? [];
  expect(dots.get('large')).not.toContain(dot);
});

test('north is up, and a degree of longitude has the same length everywhere', () => {
  const { placeOf, width, height } = dottedMap([], view, []);
  expect(placeOf({ x: 40, y: 30 })).toEqual({ x: 0, y: 0 });
  expect(placeOf({ x: 50, y: 20 }).x).toBeCloseTo(width);
  expect(placeOf({ x: 50, y: 20 }).y).toBeCloseTo(height, -1);
  expect(placeOf({ x: 45, y: 25 }).x).toBeCloseTo(width / 2);
});
