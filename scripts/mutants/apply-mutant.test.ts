import { expect, test } from 'vitest';
import { applyMutant } from './apply-mutant.ts';

const mutant = { id: 'six-minutes', file: 'limits.ts', find: 'points: 5', replace: 'points: 6' };

test('only the passage is replaced', () => {
  expect(applyMutant(mutant, 'a\npoints: 5,\nb')).toBe('a\npoints: 6,\nb');
});

test('special characters of JavaScript replacements are inserted literally', () => {
  expect(applyMutant({ ...mutant, replace: "$& $1 $'" }, 'points: 5')).toBe("$& $1 $'");
});

test.each([
  ['that is missing', 'points: 7', 'does not contain the passage'],
  ['that occurs more than once', 'points: 5, points: 5', 'contains the passage to replace 2 times'],
])('a passage %s is an error that names the defect and the file', (_, text, message) => {
  expect(() => applyMutant(mutant, text)).toThrow(`six-minutes: limits.ts ${message}`);
});

test('a replacement that changes nothing is an error', () => {
  expect(() => applyMutant({ ...mutant, replace: mutant.find }, mutant.find)).toThrow(
    'changes nothing',
  );
});
