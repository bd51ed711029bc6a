import { expect, test } from 'vitest';
import { isComplete, readScores, sum, weakest, writeScores } from './answers.ts';

const ids = ['owner', 'data', 'users'];
const read = (query: string) => readScores(new URLSearchParams(query), ids);

test('the URL of a result has one digit for each question', () => {
  expect(read('answers=013')).toEqual([0, 1, 3]);
  expect(read(`answers=${writeScores([3, 0, 2])}`)).toEqual([3, 0, 2]);
});

test('the form sends one value for each question', () => {
  expect(read('answers=&users=2&owner=0&data=3')).toEqual([0, 3, 2]);
  expect(read('answers=&owner=1')).toEqual([1, undefined, undefined]);
});

test.each([
  ['an answer that does not exist', 'answers=014', [0, 1, undefined]],
  ['letters', 'answers=0x3', [0, undefined, 3]],
  ['too many digits', 'answers=0123', [undefined, undefined, undefined]],
  ['too few digits', 'answers=01', [undefined, undefined, undefined]],
  ['a number with two digits', 'answers=&owner=11&data=-1', [undefined, undefined, undefined]],
])('%s does not count', (_, query, scores) => {
  expect(read(query)).toEqual(scores);
  expect(isComplete(read(query))).toBe(false);
});

test('the weakest answers come first, and earlier ones if scores are equal', () => {
  expect(weakest([3, 1, 0, 1, 2], 3)).toEqual([2, 1, 3]);
  expect(sum([3, 1, 0, 1, 2])).toBe(7);
});
