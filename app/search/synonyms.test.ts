import { expect, test } from 'vitest';
import { synonymsOf } from './synonyms.ts';

const groups = [
  ['bank', 'financial services', 'loan'],
  ['price', 'cost'],
  ['بنك', 'مصرف', 'الخدمات المالية'],
];

test('a text that contains one word of a group gets the others', () => {
  expect(synonymsOf('Faster loans for shops', groups)).toBe('bank\nfinancial services');
});

test('a phrase counts if the text contains all of its words, in any form', () => {
  expect(synonymsOf('A service for financial companies', groups)).toBe('bank\nloan');
  expect(synonymsOf('A service for companies', groups)).toBe('');
});

test('words of the text are not repeated, and groups do not mix', () => {
  expect(synonymsOf('The bank and its loans: financial services and their costs', groups)).toBe(
    'price',
  );
});

test('Arabic words are recognized with prefixes and in the plural', () => {
  expect(synonymsOf('عمل مع المصارف', groups)).toBe('بنك\nالخدمات المالية');
});
