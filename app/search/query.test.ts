import { expect, test } from 'vitest';
import { cleanQuery, LONGEST_QUERY, searchPath } from './query.ts';

test('a query is searched as it was typed, without spaces around it', () => {
  expect(cleanQuery('  حَوْكَمَة البيانات? ')).toBe('حَوْكَمَة البيانات?');
});

test.each([
  ['characters that reorder text', 'ab\u202e\u2066cd\u2069', 'ab  cd'],
  ['control characters', 'a\u0000b\nc', 'a b c'],
  ['half a character', 'a\ud83d', 'a\ufffd'],
])('a query does not contain %s', (_, typed, query) => {
  expect(cleanQuery(typed)).toBe(query);
});

test('a query keeps joiners, which Persian needs, and harmless marks of direction', () => {
  expect(cleanQuery('می\u200cخواهم\u200f ABC')).toBe('می\u200cخواهم\u200f ABC');
});

test('a long query is cut between characters as a reader counts them', () => {
  const query = cleanQuery('😀'.repeat(LONGEST_QUERY + 1));
  expect([...query]).toHaveLength(LONGEST_QUERY);
  expect(query.isWellFormed()).toBe(true);
});

test('the path of results has the cleaned query, and the page from the second on', () => {
  expect(searchPath(' AI & data ')).toBe('/search?q=AI+%26+data');
  expect(searchPath('بنك', 3)).toBe('/search?q=%D8%A8%D9%86%D9%83&page=3');
});
