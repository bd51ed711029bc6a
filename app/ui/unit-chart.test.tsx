import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ChangeChart } from './unit-chart.tsx';

const SIGN = 48;

/** The number of marks in a chart, by the kind of their row. */
function marksIn(before: number, after: number, perRow: number) {
  const chart = renderToStaticMarkup(
    <ChangeChart before={before} after={after} perRow={perRow} unit={24} />,
  );
  const marks: Record<string, number> = {};
  for (const [, kind = '', width] of chart.matchAll(/unit-row-(\w+)".*? width="(\d+)"/g))
    marks[kind] = (marks[kind] ?? 0) + Number(width) / SIGN;
  return marks;
}

test('a ring is what has gone, a closed star what is left, and nothing fills the row', () => {
  expect(marksIn(35, 4, 12)).toEqual({ closed: 4, loose: 31 });
  expect(marksIn(31, 14, 20)).toEqual({ closed: 14, loose: 17 });
});

test('a pale star is what was there before, and the others are new', () => {
  expect(marksIn(71, 90, 20)).toEqual({ kept: 71, closed: 19 });
});

test('a chart without a change has only stars', () => {
  expect(marksIn(9, 9, 12)).toEqual({ closed: 9 });
});
