import { expect, test } from 'vitest';
import { unitsOf } from './units-of.ts';

const bars = (...values: number[]) => values.map((value) => ({ label: String(value), value }));

test.each([
  [[9, 5], { of: 9, perRow: 9 }],
  [[24, 20], { of: 24, perRow: 12 }],
  [[4, 12], { of: 12, perRow: 12 }],
  [[0, 0], { of: 1, perRow: 1 }],
])('counts such as %j are stars in rows of at most twelve', (values, units) => {
  expect(unitsOf({ unit: 'days', bars: bars(...values) })).toEqual(units);
});

test('percentages are shares of a hundred', () => {
  expect(unitsOf({ unit: '%', bars: bars(38, 22) })).toEqual({ of: 100, perRow: 20 });
});

test.each([[[6.8, 5.6]], [[120, 90]]])('%j cannot be counted', (values) => {
  expect(unitsOf({ unit: '%', bars: bars(...values) })).toBeUndefined();
});
