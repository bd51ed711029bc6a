import { expect, test } from 'vitest';
import { accountOf, example, type Project } from './project.ts';

const rounded = (change: Partial<Project> = {}) => {
  const { slide, full, low, high } = accountOf({ ...example, ...change });
  return [slide, full, low, high].map((value) => Math.round(value));
};

test('the example has the results of the article', () => {
  expect(rounded()).toEqual([300, 14, -14, 43]);
  expect(accountOf(example).benefit).toBeCloseTo(1.6);
  expect(accountOf(example).cost).toBeCloseTo(1.4);
  const twoYears = accountOf({ ...example, years: 2 });
  expect([twoYears.benefit, twoYears.cost]).toEqual([expect.closeTo(3.2), expect.closeTo(2.25)]);
  expect(Math.round(twoYears.full)).toBe(42);
  expect(Math.round(accountOf({ ...example, years: 2, fade: 25 }).full)).toBe(24);
});

test('the whole cost is lost if the comparison group had the same benefit', () => {
  expect(rounded({ comparison: 2.4 })).toEqual([300, -100, -100, -100]);
  expect(rounded({ comparison: 4 })[1]).toBe(-214);
});

test('in a range around a negative benefit, the low figure is the greater loss', () => {
  const { low, full, high } = accountOf({ ...example, comparison: 4 });
  expect(low).toBeLessThan(full);
  expect(full).toBeLessThan(high);
});

test('a benefit that fades completely counts only in the first year', () => {
  expect(accountOf({ ...example, years: 10, fade: 100 }).benefit).toBeCloseTo(1.6);
});

test('the return on the largest figures is finite', () => {
  const most = { ...example, benefit: 1e4, comparison: 0, licence: 0.01, years: 10 };
  const { slide, full, high } = accountOf(most);
  expect([slide, full, high].every(Number.isFinite)).toBe(true);
});
