import { expect, test } from 'vitest';
import { faceLanguage } from './face-language.ts';

test.each([
  ['en', 'en'],
  ['ar', 'ar'],
  ['fr', 'en'],
  ['ur', 'ar'],
  ['fa', 'ar'],
  ['hi', 'en'],
])('%s has the fonts of %s', (code, face) => {
  expect(faceLanguage(code)).toBe(face);
});
