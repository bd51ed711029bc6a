import { expect, test } from 'vitest';
import { spreadsOf } from './figures.ts';
import { layoutShift, spreadOf } from './statistics.ts';

test('the median is the middle value, or the mean of the two in the middle', () => {
  expect(spreadOf([30, 10, 200])).toEqual({ median: 30, min: 10, max: 200, values: [30, 10, 200] });
  expect(spreadOf([4, 1, 2, 100])?.median).toBe(3);
  expect(spreadOf([7])).toEqual({ median: 7, min: 7, max: 7, values: [7] });
});

test('without measurements there is no median', () => {
  expect(spreadOf([])).toBeUndefined();
  expect(spreadsOf([{ firstPaint: 10 }, { firstPaint: 30 }, { firstTap: 5 }])).toEqual({
    firstPaint: { median: 20, min: 10, max: 30, values: [10, 30] },
    firstTap: { median: 5, min: 5, max: 5, values: [5] },
  });
});

test('layout shifts count by the worst burst, not by their sum', () => {
  expect(layoutShift([])).toBe(0);
  const shifts = [
    { at: 100, value: 0.1 },
    { at: 900, value: 0.2 },
    { at: 2000, value: 0.25 },
  ];
  expect(layoutShift(shifts)).toBeCloseTo(0.3);
});

test('a burst of layout shifts ends after five seconds', () => {
  const shifts = Array.from({ length: 8 }, (_, index) => ({ at: 900 * index, value: 0.1 }));
  expect(layoutShift(shifts)).toBeCloseTo(0.6);
});
