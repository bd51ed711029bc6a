import { expect, test } from 'vitest';
import { foldDigits, wordsOf } from './words.ts';

const wordsIn = (text: string) => wordsOf(text).map(({ word }) => word);

test.each([
  ['Data, quality; and “trust”!', ['Data', 'quality', 'and', 'trust']],
  ['follow-up/plan_b', ['follow', 'up', 'plan', 'b']],
  ['حوكمة البيانات، والخصوصية؟', ['حوكمة', 'البيانات', 'والخصوصية']],
  ['بَيانات', ['بَيانات']],
  ['بيـــانات', ['بيـــانات']],
  ['cafe\u0301', ['cafe\u0301']],
  ['معيار ISO 27001', ['معيار', 'ISO', '27001']],
  ['SQLبيانات', ['SQLبيانات']],
  ['in 2027 (٢٠٢٧)', ['in', '2027', '٢٠٢٧']],
  ['1,200 or 6.8%', ['1', '200', 'or', '6', '8']],
])('wordsOf finds the words of «%s»', (text, words) => {
  expect(wordsIn(text)).toEqual(words);
});

test.each([
  ["the firm's data", ['the', "firm's", 'data']],
  ['the firm’s data', ['the', 'firm’s', 'data']],
  ['clients’ ‘own’ words', ['clients', 'own', 'words']],
])('an apostrophe belongs to a word that continues after it: %s', (text, words) => {
  expect(wordsIn(text)).toEqual(words);
});

test.each(['', '   ', '\n', '?!… «» 👍', "'’"])('«%s» has no words', (text) => {
  expect(wordsOf(text)).toEqual([]);
});

test('each word has its index in the text', () => {
  const text = '👍 البيانات and “data”';
  expect(wordsOf(text).map(({ at, word }) => text.slice(at, at + word.length))).toEqual([
    'البيانات',
    'and',
    'data',
  ]);
});

test('Arabic and Persian digits become Latin digits', () => {
  expect(foldDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ 0123456789 أ')).toBe(
    '0123456789 0123456789 0123456789 أ',
  );
});
