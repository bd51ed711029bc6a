import { expect, test } from 'vitest';
import { checkMonths } from './check-months.ts';

const steps = [{ name: 'One' }, { name: 'Two' }];

test('each step has months, and a role may have neither', () => {
  const months = [
    { from: 1, to: 2 },
    { from: 3, to: 6 },
  ];
  expect(checkMonths({ months, firstMonths: { steps } })).toEqual([]);
  expect(checkMonths({})).toEqual([]);
});

test('a step without months and a span that runs backwards are mistakes', () => {
  expect(checkMonths({ months: [{ from: 3, to: 1 }], firstMonths: { steps } })).toEqual([
    { keys: ['months'], expected: '2 spans', received: '1' },
    { keys: ['months', 0, 'to'], expected: '3 or more', received: '1' },
  ]);
});
