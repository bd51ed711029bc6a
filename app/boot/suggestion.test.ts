import { expect, test } from 'vitest';
import { isArabic } from './suggestion.ts';

test.each(['ar', 'ar-SA', 'ar-PS', 'ar-PS-u-nu-latn'])('%j is Arabic', (locale) => {
  expect(isArabic(locale)).toBe(true);
});

test.each(['en', 'en-SA', 'arc', 'arn-CL', 'ar-XX', 'fa-IR', ''])('%j is not Arabic', (locale) => {
  expect(isArabic(locale)).toBe(false);
});
