import { expect, test } from 'vitest';
import { isEnough, type Result, resultTable } from './results.ts';

const result = (id: string, scope: Result['scope'], caughtBy?: string): Result => ({
  id,
  area: 'app',
  scope,
  seconds: 1.25,
  ...(caughtBy ? { caughtBy } : {}),
});
const everyday = (count: number) =>
  Array.from({ length: count }, (_, index) => result(`d${index}`, 'everyday', 'a.test.ts: a'));

test('each defect has a line, and the sums count the catches of both commands', () => {
  expect(
    resultTable([
      result('toast-stays', 'everyday', 'a.test.ts: a toast goes'),
      result('b', 'all', 'c.test.ts: c'),
      result('d', 'all'),
    ]),
  ).toBe(
    [
      'defect       area  scope     seconds  noticed by',
      'toast-stays  app   everyday      1.3  a.test.ts: a toast goes',
      'b            app   all           1.3  c.test.ts: c',
      'd            app   MISSED        1.3',
      '',
      'caught by npm test: 1 of 3',
      'caught by npm run test:all: 2 of 3',
      '',
    ].join('\n'),
  );
});

test('nine of ten defects in the everyday run are enough, when the full run catches the others', () => {
  expect(isEnough([...everyday(9), result('e', 'all', 'b')])).toBe(true);
  expect(isEnough([...everyday(8), result('e', 'all', 'b'), result('f', 'all', 'b')])).toBe(false);
});

test('one defect that no test notices is too many', () => {
  expect(isEnough([...everyday(99), result('e', 'all')])).toBe(false);
});
