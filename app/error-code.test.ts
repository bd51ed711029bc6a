import { expect, test } from 'vitest';
import { errorCode, HIDDEN_MESSAGE } from './error-code.ts';

test.each([
  [new Error('E-K7F-4WM'), 'E-K7F-4WM'],
  [new Error(HIDDEN_MESSAGE), HIDDEN_MESSAGE],
  [new TypeError('Failed to fetch'), undefined],
  ['E-K7F-4WM', undefined],
  [undefined, undefined],
])('the code of %s is %s', (error, expected) => {
  expect(errorCode(error)).toBe(expected);
});
