import { expect, test } from 'vitest';
import { languages } from '#content/languages.ts';
import { roleMonths } from './role-facts.server.ts';

test('the months of the scale are in order, and the same in both languages', () => {
  const [english = [], arabic = []] = languages.map(roleMonths);
  const places = english.map(({ at }) => at);
  expect(places.length).toBeGreaterThan(1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...places)).toBeLessThan(100);
  expect(arabic.map(({ at }) => at)).toEqual(places);
});
