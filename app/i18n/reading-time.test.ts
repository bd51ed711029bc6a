import { expect, test } from 'vitest';
import { countWords, readingMinutes } from './reading-time.ts';

test('an Arabic text takes longer to read than an English one with as many words', () => {
  expect(readingMinutes(1140, 'en')).toBe(5);
  expect(readingMinutes(1140, 'ar')).toBe(8);
});

test('the minutes are rounded to the nearest whole number', () => {
  expect(readingMinutes(228 * 3 + 113, 'en')).toBe(3);
  expect(readingMinutes(228 * 3 + 115, 'en')).toBe(4);
});

test.each(['en', 'ar'] as const)('the shortest text takes a minute (%s)', (language) => {
  expect([readingMinutes(0, language), readingMinutes(1, language)]).toEqual([1, 1]);
});

test('words are counted in either script', () => {
  expect(countWords('Data governance, in 12 months.')).toBe(5);
  expect(countWords('حوكمة البيانات، في 12 شهرًا.')).toBe(5);
  expect(countWords('one\n\n two\tthree\n')).toBe(3);
  expect(countWords('the client’s follow-up')).toBe(3);
});

test('punctuation between spaces is not a word', () => {
  expect(countWords('before – after | · …')).toBe(2);
  expect(countWords('')).toBe(0);
  expect(countWords(' \n ')).toBe(0);
});
