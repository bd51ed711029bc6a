import { expect, test } from 'vitest';
import { ARABIC_LOCALE_PREFIXES, isArabic } from './suggestion.ts';

test('each of the eighteen listed locales is Arabic, with any suffix', () => {
  expect(ARABIC_LOCALE_PREFIXES).toHaveLength(18);
  for (const prefix of ARABIC_LOCALE_PREFIXES) {
    expect(isArabic(prefix)).toBe(true);
    expect(isArabic(`${prefix}-u-nu-latn`)).toBe(true);
  }
});

test('bare ar is Arabic', () => {
  expect(isArabic('ar')).toBe(true);
});

test.each(['en', 'en-SA', 'arc', 'arn-CL', 'ar-XX', 'fa-IR', ''])('%j is not Arabic', (locale) => {
  expect(isArabic(locale)).toBe(false);
});
