import { expect, test } from 'vitest';
import { lengthOnScale, scaleEnd } from './bar-scale.ts';

test('counts are measured against the largest of them', () => {
  expect(scaleEnd([9, 5], 'working days')).toBe(9);
  expect(scaleEnd([11, 32], 'sensors')).toBe(32);
});

test.each([
  [[6.8, 5.6, 6.6], 10],
  [[10, 4], 10],
  [[17, 11], 25],
  [[38, 22], 50],
  [[71, 90], 100],
])('percentages such as %j have a scale that ends at %d', (values, end) => {
  expect(scaleEnd(values, '%')).toBe(end);
});

test('a rise of more than a hundred per cent has its own scale', () => {
  expect(scaleEnd([100, 140], '%')).toBe(140);
});

test('lengths are proportional to values', () => {
  const end = scaleEnd([9, 5, 3], 'days');
  const lengths = [9, 5, 3].map((value) => lengthOnScale(value, end));
  expect(lengths).toEqual([100, 55.56, 33.33]);
  expect(lengthOnScale(6.8, 10)).toBe(2 * lengthOnScale(3.4, 10));
});

test('a chart of zeros has a scale and no bars', () => {
  expect(lengthOnScale(0, scaleEnd([0, 0], 'stops'))).toBe(0);
});
