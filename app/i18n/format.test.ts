import { expect, test } from 'vitest';
import { languages } from '#content/languages.ts';
import { currentYear, fill, formatCountries, formatDate } from './format.ts';

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
