import { expect, test } from 'vitest';
import { languages } from '#content/languages.ts';
import { currentYear, fill, formatCount, formatLanguage, isolate } from './format.ts';

const [english, arabic] = languages;

test('the year begins at midnight in Riyadh', () => {
  expect(currentYear(new Date('2026-12-31T20:59:59Z'))).toBe('2026');
  expect(currentYear(new Date('2026-12-31T21:00:00Z'))).toBe('2027');
});

test('fill replaces placeholders, and one without a value stays visible', () => {
  expect(fill('{author}, {date}', { author: 'A' })).toBe('A, {date}');
});

test('formatLanguage names a language in another language', () => {
  expect([formatLanguage('en', arabic), formatLanguage('ar', arabic)]).toEqual([
    'الإنجليزية',
    'العربية',
  ]);
  expect([formatLanguage('en', english), formatLanguage('ar', english)]).toEqual([
    'English',
    'Arabic',
  ]);
});

const FORMS = {
  zero: 'zero',
  one: 'one',
  two: 'two',
  few: '{count} few',
  many: '{count} many',
  other: '{count} other',
};

test.each([
  [0, 'zero'],
  [1, 'one'],
  [2, 'two'],
  [3, '3 few'],
  [10, '10 few'],
  [11, '11 many'],
  [99, '99 many'],
  [100, '100 other'],
  [102, '102 other'],
  [103, '103 few'],
  [111, '111 many'],
])('Arabic has a plural form for %i', (count, words) => {
  expect(formatCount(FORMS, count, arabic)).toBe(words);
});

test.each([
  [0, '0 other'],
  [1, 'one'],
  [2, '2 other'],
  [11, '11 other'],
  [100, '100 other'],
])('English has a plural form for %i', (count, words) => {
  expect(formatCount(FORMS, count, english)).toBe(words);
});

test('a text of either direction is isolated within a title', () => {
  expect(isolate('ISO 27001')).toBe('\u2068ISO 27001\u2069');
});
