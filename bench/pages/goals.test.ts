import { expect, test } from 'vitest';
import { spreadsOf } from './figures.ts';
import { GOALS, outcomeOf, type Row, ratioOf } from './goals.ts';
import { goalTable, pageTable } from './tables.ts';

function rowOf(path: string, firstPaint: number, more: Partial<Row> = {}): Row {
  const stripped = spreadsOf([{ firstPaint: 400, largestPaint: 400, mainThreadTime: 100 }]);
  const page = spreadsOf([
    { firstPaint, largestPaint: 480, hasPicture: 0, layoutShift: 0 },
    { layoutShift: 0.01 },
    { layoutShift: 0 },
  ]);
  return { path, page, stripped, ...more };
}

function goalOf(name: string) {
  const goal = GOALS.find((one) => one.name === name);
  if (!goal) throw new Error(name);
  return goal;
}

test('a ratio is that of the medians, and absent when a side is missing', () => {
  expect(ratioOf(rowOf('/', 440), 'firstPaint')).toBeCloseTo(1.1);
  expect(ratioOf(rowOf('/', 440), 'mainThreadTime')).toBeUndefined();
  expect(ratioOf(rowOf('/', 440, { stripped: {} }), 'firstPaint')).toBeUndefined();
});

test('a goal shows the worst page, the median and how many pages miss it', () => {
  const rows = [rowOf('/', 400), rowOf('/ar', 480), rowOf('/contact', 420)];
  const outcome = outcomeOf(goalOf('first paint'), rows);
  expect(outcome).toMatchObject({
    missed: 1,
    measured: 3,
    worst: { row: { path: '/ar' }, limit: 1.1 },
  });
  expect(outcome?.median).toBeCloseTo(1.05);
});

test('with a picture in the first screen, the largest paint may take longer', () => {
  const withPicture = rowOf('/', 400, { page: spreadsOf([{ largestPaint: 520, hasPicture: 1 }]) });
  expect(outcomeOf(goalOf('largest paint'), [withPicture])?.missed).toBe(0);
  expect(outcomeOf(goalOf('largest paint'), [rowOf('/about-us', 400)])?.missed).toBe(1);
});

test('a text that is read from its beginning may be longer than the first packets', () => {
  const bytes = (blockingBytes: number) => ({ page: spreadsOf([{ blockingBytes }]) });
  const rows = [
    rowOf('/ar/blog/a-post', 400, bytes(17_000)),
    rowOf('/ar/blog', 400, bytes(13_500)),
  ];
  expect(outcomeOf(goalOf('bytes before first paint'), rows)?.missed).toBe(0);
  expect(
    outcomeOf(goalOf('bytes before first paint'), [rowOf('/ar/blog', 400, bytes(13_501))])?.missed,
  ).toBe(1);
});

test('the worst page is the one that is furthest over its own limit', () => {
  const fonts = (fontBytes: number) => ({ page: spreadsOf([{ fontBytes }]) });
  const rows = [rowOf('/ar/contact', 400, fonts(74_000)), rowOf('/arabic', 400, fonts(62_000))];
  expect(outcomeOf(goalOf('font bytes'), rows)).toMatchObject({
    missed: 1,
    worst: { row: { path: '/arabic' }, limit: 60_000 },
  });
});

test('one run whose layout shifts is enough to miss the goal', () => {
  expect(outcomeOf(goalOf('layout shift'), [rowOf('/', 400)])).toMatchObject({
    missed: 1,
    worst: { value: 0.01 },
  });
});

test('a goal without measurements is left out', () => {
  expect(outcomeOf(goalOf('first tap'), [rowOf('/', 400)])).toBeUndefined();
  expect(goalTable([rowOf('/', 400)])).toMatch(/^–\s+first tap$/m);
});

test('the tables mark missed goals and leave missing figures empty', () => {
  const rows = [rowOf('/', 480), rowOf('/contact', 420)];
  expect(pageTable(rows)).toMatch(/^\/ +– +1\.20✗ +1\.20✗ +0\.010✗ +– /m);
  expect(pageTable(rows)).toMatch(/^\/contact +– +1\.05 /m);
  expect(goalTable(rows)).toMatch(/^✗ +first paint +1\.10 +1\.13 +1\.20 +\/ +1 of 2$/m);
});
