import { expect, test } from 'vitest';
import { languages } from '#content/languages.ts';
import { formatCountries, formatDate, formatDay, formatLastDay, formatTime } from './format.server.ts';
import { currentYear, fill, formatCount, formatLanguage, isolate } from './format.ts';

const [english, arabic] = languages;

test('dates are Gregorian with Latin digits in both languages', () => {
  expect(formatDate('2026-11-01', english)).toBe('1 November 2026');
  expect(formatDate('2026-11-01', arabic)).toBe('1 نوفمبر 2026');
});

test('the six countries read as a phrase of the language', () => {
  const codes = ['SA', 'AE', 'QA', 'KW', 'BH', 'OM'];
  expect(formatCountries(codes, english)).toBe('Saudi Arabia, United Arab Emirates, Qatar, Kuwait, Bahrain and Oman');
  expect(formatCountries(codes, arabic)).toBe('المملكة العربية السعودية والإمارات العربية المتحدة وقطر والكويت والبحرين وعُمان');
});

test('the year begins when it does in Riyadh', () => {
  expect(currentYear(new Date('2026-12-31T20:59:59Z'))).toBe('2026');
  expect(currentYear(new Date('2026-12-31T21:00:00Z'))).toBe('2027');
});

test('placeholders are filled, and one without a value stays to be seen', () => {
  expect(fill('{author}, {date}', { author: 'A' })).toBe('A, {date}');
});

/** Half past eleven at night in Riyadh, when Dubai has the next day already. */
const LATE = Date.UTC(2026, 11, 8, 20, 30);

test('a day is the one that Riyadh has, unless another place is named', () => {
  expect(formatDay(LATE, english)).toBe('Tuesday, 8 December 2026');
  expect(formatDay(LATE, english, 'Asia/Dubai')).toBe('Wednesday, 9 December 2026');
  expect(formatDay(LATE, arabic)).toBe('الثلاثاء، 8 ديسمبر 2026');
  expect(formatDay(LATE, arabic, 'Asia/Dubai')).toBe('الأربعاء، 9 ديسمبر 2026');
});

test.each(languages)('a time of day is on the 24-hour clock, and an hour later in Dubai ($code)', (language) => {
  expect(formatTime(LATE, language)).toBe('23:30');
  expect(formatTime(LATE, language, 'Asia/Dubai')).toBe('00:30');
  expect(formatTime(Date.UTC(2026, 11, 8, 21), language)).toBe('00:00');
  expect(formatTime(Date.UTC(2026, 6, 8, 6, 5), language)).toBe('09:05');
});

test('an end at midnight in Riyadh leaves the day before as the last one; an end within a day leaves that day', () => {
  const midnight = Date.UTC(2027, 0, 31, 21);
  expect(formatLastDay(midnight, english)).toBe('31 January 2027');
  expect(formatLastDay(midnight, arabic)).toBe('31 يناير 2027');
  expect(formatLastDay(midnight + 60_000, english)).toBe('1 February 2027');
});

test('a language is named in another', () => {
  expect([formatLanguage('en', arabic), formatLanguage('ar', arabic)]).toEqual(['الإنجليزية', 'العربية']);
  expect([formatLanguage('en', english), formatLanguage('ar', english)]).toEqual(['English', 'Arabic']);
});

const FORMS = { zero: 'zero', one: 'one', two: 'two', few: '{count} few', many: '{count} many', other: '{count} other' };

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
])('Arabic has a form for %i', (count, words) => {
  expect(formatCount(FORMS, count, arabic)).toBe(words);
});

test.each([
  [0, '0 other'],
  [1, 'one'],
  [2, '2 other'],
  [11, '11 other'],
  [100, '100 other'],
])('English has one form for one thing and another for %i', (count, words) => {
  expect(formatCount(FORMS, count, english)).toBe(words);
});

test('a text of either direction that is put into a title is shut off from its neighbours', () => {
  expect(isolate('ISO 27001')).toBe('\u2068ISO 27001\u2069');
});
