import { expect, test } from 'vitest';
import { isArabic } from './suggestion.ts';

const COUNTRIES = 'SA EG AE JO LB SY IQ KW QA BH OM YE MA TN DZ LY SD PS'.split(' ');

test('each of the eighteen listed locales is Arabic, with any suffix', () => {
  expect(COUNTRIES).toHaveLength(18);
  for (const country of COUNTRIES) {
    expect(isArabic(`ar-${country}`)).toBe(true);
    expect(isArabic(`ar-${country}-u-nu-latn`)).toBe(true);
  }
});

test('bare ar is Arabic', () => {
  expect(isArabic('ar')).toBe(true);
});

test.each(['en', 'en-SA', 'arc', 'arn-CL', 'ar-XX', 'fa-IR', ''])('%j is not Arabic', (locale) => {
  expect(isArabic(locale)).toBe(false);
});
