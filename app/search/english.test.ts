import { expect, test } from 'vitest';
import { isCommonEnglish, stemEnglish } from './english.ts';

test.each([
  ['Policies', 'policy'],
  ['governed', 'governing'],
  ['Migrations', 'migrate'],
  ['CLOUD', 'cloud'],
  ['café', 'cafe'],
  ["firm's", 'firm'],
  ['firm’s', 'firm'],
  ['FIRM’S', 'firms'],
  ['boss’s', 'boss'],
])('%s and %s have the same stem', (word, other) => {
  expect(stemEnglish(word)).toBe(stemEnglish(other));
});

test('words that only look similar have different stems', () => {
  expect(
    new Set(['data', 'date', 'model', 'mode', 'audit', 'audience'].map(stemEnglish)).size,
  ).toBe(6);
});

test('a word of digits and letters keeps its digits', () => {
  expect(stemEnglish('ISO27001')).toBe('iso27001');
});

test.each(['the', 'The', 'WHO', 'we', 'it’s'])('«%s» is a common word', (word) => {
  expect(isCommonEnglish(word)).toBe(true);
});

test.each(['data', 'theory', 'whole', ''])('«%s» is not a common word', (word) => {
  expect(isCommonEnglish(word)).toBe(false);
});
