import { expect, test } from 'vitest';
import { midpoint, neighbours, type Polygon } from '../geometry.ts';
import { dodecagonsAndTriangles } from './dodecagons-and-triangles.ts';
import { dodecagonsHexagonsAndSquares } from './dodecagons-hexagons-and-squares.ts';
import { hexagons } from './hexagons.ts';
import { hexagonsAndTriangles } from './hexagons-and-triangles.ts';
import { octagonsAndSquares } from './octagons-and-squares.ts';
import { rings } from './rings.ts';
import { squares } from './squares.ts';
import { triangles } from './triangles.ts';

const box = { width: 300, height: 200 };
const tilings = {
  squares,
  hexagons,
  triangles,
  octagonsAndSquares,
  hexagonsAndTriangles,
  dodecagonsAndTriangles,
  dodecagonsHexagonsAndSquares,
};

function usesOfEdgesInside(polygons: readonly Polygon[]): number[] {
  const middles = polygons
    .flatMap((polygon) => neighbours(polygon).map(([from, to]) => midpoint(from, to)))
    .filter(({ x, y }) => x > 0.1 && x < box.width - 0.1 && y > 0.1 && y < box.height - 0.1);
  return [...Map.groupBy(middles, ({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`).values()].map(
    ({ length }) => length,
  );
}

test.each(Object.entries(tilings))(
  '%s cover the box edge to edge, whatever their origin',
  (_, tiling) => {
    for (const origin of [
      { x: 0, y: 0 },
      { x: 150, y: 100 },
      { x: 777, y: -555 },
    ]) {
      const uses = usesOfEdgesInside(tiling(box, 24, origin));
      expect(uses.length).toBeGreaterThan(30);
      expect(new Set(uses)).toEqual(new Set([2]));
    }
  },
);

test('tiles of rings share every edge except the outermost', () => {
  const edges = rings({ x: 150, y: 100 }, 12, 10, 3).flatMap((polygon) =>
    neighbours(polygon).map(([from, to]) => midpoint(from, to)),
  );
  const uses = [...Map.groupBy(edges, ({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`).values()];
  expect(uses.filter(({ length }) => length === 1)).toHaveLength(12);
  expect(uses.filter(({ length }) => length === 2)).toHaveLength(72);
});
