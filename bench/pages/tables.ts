import { textTable } from '#scripts/text-table.ts';
import { GOALS, type Goal, outcomeOf, type Row } from './goals.ts';

const MISSED = '✗';
const KEPT = '✓';
const ABSENT = '–';
const COLUMNS: Record<string, string> = {
  'bytes before first paint': 'bytes',
  'first paint': 'FCP',
  'largest paint': 'LCP',
  'layout shift': 'CLS',
  'script before use': 'script',
  'main thread': 'thread',
  'JavaScript of a visit': 'JS',
  'font files': 'fonts',
  'font bytes': 'font kB',
  'first tap': 'tap',
  navigation: 'nav',
  'slow navigation': 'slow nav',
  'navigation that hydrates': 'tap nav',
};

export function pageTable(rows: Row[]): string {
  const head = [
    'page',
    ...GOALS.map(({ name }) => COLUMNS[name] ?? name),
    'requests',
    'FCP ms',
    'more ms',
    'LCP ms',
  ];
  return textTable([
    head,
    ...rows.map((row) => [
      row.site ? `${row.site} ${row.path}` : row.path,
      ...GOALS.map((goal) => cellOf(goal, row)),
      number(row.page.requests?.median),
      number(row.page.firstPaint?.median),
      number(differenceOf(row)),
      number(row.page.largestPaint?.median),
    ]),
  ]);
}

function differenceOf({ page, stripped }: Row): number | undefined {
  const [value, least] = [page.firstPaint?.median, stripped.firstPaint?.median];
  return value === undefined || least === undefined ? undefined : value - least;
}

export function goalTable(rows: Row[]): string {
  const lines = GOALS.map((goal) => {
    const outcome = outcomeOf(goal, rows);
    if (!outcome) return [ABSENT, goal.name, '', '', '', '', ''];
    const { worst, median, missed, measured } = outcome;
    return [
      missed > 0 ? MISSED : KEPT,
      goal.name,
      format(goal, worst.limit),
      format(goal, median),
      format(goal, worst.value),
      worst.row.path,
      missed > 0 ? `${missed} of ${measured}` : '',
    ];
  });
  return textTable(
    [['', 'goal', 'at most', 'median', 'worst', 'on', 'missed by'], ...lines],
    [0, 1, 5, 6],
  );
}

function cellOf(goal: Goal, row: Row): string {
  const value = goal.valueOf(row);
  if (value === undefined) return ABSENT;
  return `${format(goal, value)}${value > goal.limitOf(row) ? MISSED : ' '}`;
}

function format({ unit, name }: Goal, value: number): string {
  if (unit === '×') return value.toFixed(2);
  if (name === 'layout shift') return value.toFixed(3);
  return unit === 'bytes' && value >= 20_000 ? `${(value / 1000).toFixed(1)}k` : number(value);
}

function number(value: number | undefined): string {
  return value === undefined ? ABSENT : value.toFixed(0);
}
