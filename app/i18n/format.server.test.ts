import { expect, test } from 'vitest';
import { languages } from '#content/languages.ts';
import { MINUTE } from './durations.ts';
import {
  formatCountries,
  formatDate,
  formatDay,
  formatHijri,
  formatLastDay,
  formatTime,
  formatUnitName,
} from './format.server.ts';

const [english, arabic] = languages;

test('dates are Gregorian with Latin digits in both languages', () => {
  expect(formatDate('2026-11-01', english)).toBe('1 November 2026');
  expect(formatDate('2026-11-01', arabic)).toBe('1 نوفمبر 2026');
});

test('the six countries form a phrase of the language', () => {
  const codes = ['SA', 'AE', 'QA', 'KW', 'BH', 'OM'];
  expect(formatCountries(codes, english)).toBe(
    'Saudi Arabia, United Arab Emirates, Qatar, Kuwait, Bahrain and Oman',
  );
  expect(formatCountries(codes, arabic)).toBe(
    'المملكة العربية السعودية والإمارات العربية المتحدة وقطر والكويت والبحرين وعُمان',
  );
});

/** 23:30 in Riyadh, and already the next day in Dubai. */
const LATE = Date.UTC(2026, 11, 8, 20, 30);

test('a day is the day in Riyadh, unless another time zone is given', () => {
  expect(formatDay(LATE, english)).toBe('Tuesday, 8 December 2026');
  expect(formatDay(LATE, english, 'Asia/Dubai')).toBe('Wednesday, 9 December 2026');
  expect(formatDay(LATE, arabic)).toBe('الثلاثاء، 8 ديسمبر 2026');
  expect(formatDay(LATE + 30 * MINUTE, arabic)).toBe('الأربعاء، 9 ديسمبر 2026');
  expect(formatDay(LATE, arabic, 'Asia/Dubai')).toBe('الأربعاء، 9 ديسمبر 2026');
});

test('an English time is on the 24-hour clock, and an hour later in Dubai', () => {
  expect(formatTime(LATE, english)).toBe('23:30');
  expect(formatTime(LATE, english, 'Asia/Dubai')).toBe('00:30');
  expect(formatTime(Date.UTC(2026, 11, 8, 21), english)).toBe('00:00');
  expect(formatTime(Date.UTC(2026, 6, 8, 6, 5), english)).toBe('09:05');
});

test.each([
  ['00:00', '12:00\u00a0صباحًا'],
  ['09:05', '9:05\u00a0صباحًا'],
  ['12:00', '12:00\u00a0ظهرًا'],
  ['14:59', '2:59\u00a0ظهرًا'],
  ['15:30', '3:30\u00a0عصرًا'],
  ['18:00', '6:00\u00a0مساءً'],
  ['23:59', '11:59\u00a0مساءً'],
])('an Arabic time is on the 12-hour clock: %s is %s', (time, words) => {
  expect(formatTime(Date.parse(`2026-12-08T${time}+03:00`), arabic)).toBe(words);
});

test('the word for a unit has the form that the number needs', () => {
  expect(formatUnitName(8, 'week', english)).toBe('weeks');
  expect(formatUnitName(8, 'week', arabic)).toBe('أسابيع');
  expect(formatUnitName(12, 'week', arabic)).toBe('أسبوعًا');
});

test('an end at midnight in Riyadh has the day before as last day; others their own', () => {
  const midnight = Date.UTC(2027, 0, 31, 21);
  expect(formatLastDay(midnight, english)).toBe('31 January 2027');
  expect(formatLastDay(midnight, arabic)).toBe('31 يناير 2027');
  expect(formatLastDay(midnight + 60_000, english)).toBe('1 February 2027');
});

test.each([
  ['the last day of Ramadan', '2026-03-19', '30 رمضان 1447 هـ'],
  ['the first day of a year', '2026-06-16', '1 محرم 1448 هـ'],
  ['the last day of a year', '2026-06-15', '29 ذو الحجة 1447 هـ'],
  ['a month whose name has two words', '2026-12-08', '28 جمادى الآخرة 1448 هـ'],
])('the Hijri date follows the Umm al-Qura calendar (%s)', (_, day, hijri) => {
  const written = hijri.replace(' هـ', '\u00a0هـ');
  // The day lasts from midnight to midnight in Riyadh, not on the server.
  expect(formatHijri(Date.parse(`${day}T00:00:00+03:00`))).toBe(written);
  expect(formatHijri(Date.parse(`${day}T23:59:59+03:00`))).toBe(written);
});
