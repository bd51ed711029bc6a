import { expect, test } from 'vitest';
import { angleAlong, angleAround } from './contact-angle.ts';
import { directionOf, midpoint, neighbours, type Point, regularPolygon } from './geometry.ts';
import { hankin, starOf } from './hankin.ts';
import { dodecagonsHexagonsAndSquares } from './tilings/dodecagons-hexagons-and-squares.ts';
import { octagonsAndSquares } from './tilings/octagons-and-squares.ts';

const box = { width: 400, height: 200 };
const origin = { x: 0, y: 0 };
const name = ({ x, y }: Point): string => `${x.toFixed(3)} ${y.toFixed(3)}`;

test('a ray that reaches a shared edge goes straight on in the next polygon', () => {
  const polygons = dodecagonsHexagonsAndSquares(box, 30, origin);
  const rays = hankin(polygons, angleAlong(0, 400)).flatMap(({ from, to }) => [
    { start: from, end: to },
    { start: to, end: from },
  ]);
  const edges = polygons.flatMap((polygon) =>
    neighbours(polygon).map(([from, to]) => name(midpoint(from, to))),
  );
  const shared = [...Map.groupBy(edges, (edge) => edge)]
    .filter(([, uses]) => uses.length === 2)
    .map(([edge]) => edge);
  const leaving = Map.groupBy(rays, ({ start }) => name(start));
  expect(shared.length).toBeGreaterThan(50);
  for (const edge of shared) {
    const directions = (leaving.get(edge) ?? []).map(({ start, end }) => directionOf(start, end));
    expect(directions).toHaveLength(4);
    for (const direction of directions) {
      const behind = directions.some(
        (other) => Math.abs(Math.cos(((direction - other) * Math.PI) / 180) + 1) < 0.001,
      );
      expect(behind).toBe(true);
    }
  }
});

test('rays leave the edge at the contact angle', () => {
  const [first, second] = starOf(regularPolygon({ x: 0, y: 0 }, 8, 10), () => 50);
  expect(first && second && Math.abs(directionOf(first, second))).toBeCloseTo(90 + 50, 6);
});

test('at 67.5° each ray of an octagon is in line with the ray two edges further', () => {
  const star = starOf(regularPolygon({ x: 0, y: 0 }, 8, 10), () => 67.5);
  const [point, dent] = star;
  const farDent = star[5];
  const farPoint = star[6];
  if (!point || !dent || !farDent || !farPoint) throw new Error('The star has too few corners');
  expect(directionOf(point, dent)).toBeCloseTo(directionOf(farDent, farPoint), 6);
});

test('every star stays near its own polygon where angles change across the field', () => {
  for (const polygon of octagonsAndSquares(box, 30, origin)) {
    const xs = polygon.map(({ x }) => x);
    for (const { x } of starOf(polygon, angleAlong(0, 400))) {
      expect(x).toBeGreaterThanOrEqual(Math.min(...xs) - 0.001);
      expect(x).toBeLessThanOrEqual(Math.max(...xs) + 0.001);
    }
  }
});

test('the angle grows from 20° to 68°, and is constant outside this range', () => {
  const angleAt = angleAlong(50, 350);
  const angles = [0, 50, 120, 200, 280, 350, 400].map((x) => angleAt({ x, y: 77 }));
  expect(angles).toEqual([...angles].sort((one, other) => one - other));
  expect(angles.slice(0, 2)).toEqual([20, 20]);
  expect(angles.slice(-2)).toEqual([68, 68]);
});

test('around a centre, the angle is large inside and small outside', () => {
  const angleAt = angleAround({ x: 0, y: 0 }, 10, 110);
  expect([5, 60, 200].map((x) => angleAt({ x, y: 0 }))).toEqual([68, 44, 20]);
});
