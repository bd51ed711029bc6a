import { afterEach, expect, test } from 'vitest';
import { organization } from '#app/content/read.server.ts';
import { toMoment } from '#app/i18n/moment.ts';
import { languages } from '#content/languages.ts';
import { hijriDate, withHijriDate } from './hijri-date.server.ts';

const [english, arabic] = languages;
const day = toMoment('2026-12-08 16:00');
const HIJRI = '28 جمادى الآخرة 1448\u00a0هـ';

afterEach(() => {
  organization.hijriDates = true;
});

test('the Hijri date stands beside the Gregorian one, in Arabic only', () => {
  expect(hijriDate(day, arabic)).toBe(HIJRI);
  expect(withHijriDate('8 ديسمبر 2026', day, arabic)).toBe(`8 ديسمبر 2026 (\u2068${HIJRI}\u2069)`);
  expect(hijriDate(day, english)).toBeUndefined();
  expect(withHijriDate('8 December 2026', day, english)).toBe('8 December 2026');
});

test('hijriDates in content/organization.yaml turns the Hijri dates off', () => {
  organization.hijriDates = false;
  expect(hijriDate(day, arabic)).toBeUndefined();
  expect(withHijriDate('8 ديسمبر 2026', day, arabic)).toBe('8 ديسمبر 2026');
});
