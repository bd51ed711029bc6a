import { budgetOf, SCRIPT_BUDGET } from '#scripts/weigh.ts';
import type { Spreads } from './figures.ts';
import { spreadOf } from './statistics.ts';

/** The figures of one page, and the figures of its copy without scripts, pictures and web fonts. */
export type Row = {
  path: string;
  site?: string;
  page: Spreads;
  stripped: Spreads;
};

export type Goal = {
  name: string;
  unit: 'bytes' | 'ms' | '×' | '';
  valueOf: (row: Row) => number | undefined;
  limitOf: (row: Row) => number;
};

type Ratio = 'firstPaint' | 'largestPaint' | 'mainThreadTime';

/** The goals for every page (docs/performance.md). */
export const GOALS: readonly Goal[] = [
  goal(
    'bytes before first paint',
    'bytes',
    ({ path }) => budgetOf(path),
    ({ page }) => page.blockingBytes?.median,
  ),
  goal('first paint', '×', 1.1, (row) => ratioOf(row, 'firstPaint')),
  goal(
    'largest paint',
    '×',
    ({ page }) => (page.hasPicture?.max ? 1.4 : 1.15),
    (row) => ratioOf(row, 'largestPaint'),
  ),
  // Use the worst visit, because one visit with a layout shift is already a defect.
  goal('layout shift', '', 0.005, ({ page }) => page.layoutShift?.max),
  goal('script before use', 'ms', 150, ({ page }) => page.scriptTime?.median),
  goal('main thread', '×', 1.7, (row) => ratioOf(row, 'mainThreadTime')),
  goal(
    'JavaScript of a visit',
    'bytes',
    SCRIPT_BUDGET,
    ({ page }) => page.visitScriptBytes?.median,
  ),
  goal('font files', '', 2, ({ page }) => page.fontFiles?.median),
  goal(
    'font bytes',
    'bytes',
    ({ path }) => (/^\/ar(\/|$)/.test(path) ? 75_000 : 60_000),
    ({ page }) => page.fontBytes?.median,
  ),
  goal('first tap', 'ms', 500, ({ page }) => page.firstTap?.median),
  goal('navigation', 'ms', 80, ({ page }) => page.navigation?.median),
  goal('slow navigation', 'ms', 250, ({ page }) => page.slowNavigation?.median),
  goal('navigation that hydrates', 'ms', 450, ({ page }) => page.hydratingNavigation?.median),
];

/** Divides the page's median by the median of the stripped page. @internal exported for its test */
export function ratioOf({ page, stripped }: Row, figure: Ratio): number | undefined {
  const [value, least] = [page[figure]?.median, stripped[figure]?.median];
  return value === undefined || !least ? undefined : value / least;
}

export type Outcome = {
  goal: Goal;
  median: number;
  worst: { row: Row; value: number; limit: number };
  missed: number;
  measured: number;
};

/** Compares the pages with a goal. @returns undefined if the goal applies to no page */
export function outcomeOf(goal: Goal, rows: Row[]): Outcome | undefined {
  const found = rows
    .flatMap((row) => {
      const value = goal.valueOf(row);
      return value === undefined ? [] : [{ row, value, limit: goal.limitOf(row) }];
    })
    .sort((first, second) => second.value / second.limit - first.value / first.limit);
  const worst = found[0];
  const median = spreadOf(found.map(({ value }) => value))?.median;
  if (!worst || median === undefined) return undefined;
  return {
    goal,
    median,
    worst,
    missed: found.filter(({ value, limit }) => value > limit).length,
    measured: found.length,
  };
}

function goal(
  name: string,
  unit: Goal['unit'],
  limit: number | Goal['limitOf'],
  value: Goal['valueOf'],
): Goal {
  return { name, unit, valueOf: value, limitOf: typeof limit === 'number' ? () => limit : limit };
}
