import { expect, test } from 'vitest';
import { clipToBox, cutOut } from './clipping.ts';
import { regularPolygon } from './geometry.ts';
import { pathData } from './path-data.ts';

const point = (x: number, y: number) => ({ x, y });

test('segments in a straight line become one line', () => {
  const data = pathData(
    [
      { from: point(0, 0), to: point(5, 5) },
      { from: point(9, 9), to: point(5, 5) },
    ],
    1,
  );
  expect(data).toBe('m0 0 9 9');
});

test('a closed chain ends with z, and the next line starts from where it began', () => {
  const [a, b, c] = [point(1, 1), point(5, 1), point(1, 4)];
  const triangle = [
    { from: a, to: b },
    { from: b, to: c },
    { from: c, to: a },
  ];
  const apart = { from: point(11, 11), to: point(12, 13) };
  const data = pathData([...triangle, apart], 1);
  expect(data).toBe('m11 11 1 2m-7-12-4 3 0-3z');
});

test('numbers are whole units, and no space precedes a minus sign', () => {
  expect(pathData([{ from: point(1.13, 2), to: point(0.6, 0.9) }], 4)).toBe('m5 8-3-4');
});

test('clipping keeps the parts inside the box and its margin', () => {
  const box = { width: 10, height: 10 };
  expect(clipToBox([{ from: point(-5, 5), to: point(20, 5) }], box, 1)).toEqual([
    { from: point(-1, 5), to: point(11, 5) },
  ]);
  expect(clipToBox([{ from: point(-5, 20), to: point(20, 20) }], box, 1)).toEqual([]);
});

test('after cutting out a hole, the two ends of a crossing line remain', () => {
  const hole = regularPolygon(point(5, 5), 4, 4);
  const left = cutOut(
    [
      { from: point(0, 5), to: point(10, 5) },
      { from: point(4, 5), to: point(6, 5) },
    ],
    hole,
  );
  expect(left.map(({ from, to }) => [Math.round(from.x), Math.round(to.x)])).toEqual([
    [0, 3],
    [7, 10],
  ]);
});
