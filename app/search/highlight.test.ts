import { expect, test } from 'vitest';
import { excerpt, highlight } from './highlight.ts';
import { queryStems } from './stems.ts';

const termsOf = (...words: string[]) => words.flatMap(queryStems);
const marked = (text: string, ...words: string[]) =>
  highlight(text, termsOf(...words))
    .filter(({ matched }) => matched)
    .map((piece) => piece.text);

test.each([
  ['Policy and policies, politics', 'policies', ['Policy', 'policies']],
  ['Datasets hold data', 'data', ['data']],
  ['The firm’s register', 'firm', ['firm’s']],
  ['حوكمة البَيانات وبيانات العملاء', 'بيانات', ['البَيانات', 'وبيانات']],
  ['Since ٢٠٢٧, or 2027', '2027', ['٢٠٢٧', '2027']],
  ['معيار ISO 27001', 'iso', ['ISO']],
])('in «%s», «%s» marks whole words in any form', (text, query, words) => {
  expect(marked(text, query)).toEqual(words);
});

test.each([
  ['', 'data'],
  ['No word of it', 'data'],
  ['“Data”, data — data!', 'data'],
  ['data', 'data'],
  ['<b>data</b> & 👍 data', 'data'],
])('the pieces of «%s» add up to the text', (text, query) => {
  const pieces = highlight(text, termsOf(query));
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  expect(pieces.filter((piece) => piece.text === '')).toEqual([]);
});

test('without terms nothing is marked', () => {
  expect(highlight('Data quality', [])).toEqual([{ text: 'Data quality', matched: false }]);
});

const filler = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => `filler${from + index}`).join(' ');
const ELLIPSES = 2 * '… '.length;

test('the excerpt of a short text is the whole text', () => {
  expect(excerpt('A short text about data', termsOf('data'))).toBe('A short text about data');
});

test('the excerpt of a list has dots between its items', () => {
  expect(excerpt('Two things:\nA list of data\nA plan\nDone.\n', termsOf('data'))).toBe(
    'Two things: A list of data · A plan · Done.',
  );
});

test('a text without a match has no excerpt', () => {
  expect(excerpt('A short text about data', termsOf('cloud'))).toBeUndefined();
  expect(excerpt('', termsOf('cloud'))).toBeUndefined();
});

test.each([
  ['at the beginning', 0, 60],
  ['in the middle', 60, 60],
  ['at the end', 60, 0],
])(
  'the excerpt of a long text contains a match %s, and is cut between words',
  (_, before, after) => {
    const text = [filler(100, before), 'البيانات', filler(200, after)].filter(Boolean).join(' ');
    const found = excerpt(text, termsOf('بيانات')) ?? '';
    expect(found).toContain('البيانات');
    expect(found.length).toBeLessThanOrEqual(220 + ELLIPSES);
    expect([found.startsWith('… '), found.endsWith(' …')]).toEqual([before > 0, after > 0]);

    const words = found.split(' ').filter((word) => word !== '…');
    expect(words.filter((word) => !text.split(' ').includes(word))).toEqual([]);
  },
);

test('an excerpt shows a little text before the match, and more after it', () => {
  const found = excerpt(`${filler(100, 60)} data ${filler(200, 60)}`, termsOf('data')) ?? '';
  const at = found.indexOf('data');
  expect(at).toBeGreaterThan(30);
  expect(at).toBeLessThan(70);
  expect(found.length - at).toBeGreaterThan(100);
});

test('an excerpt shows the first of several matches', () => {
  const found =
    excerpt(`${filler(100, 40)} policy one ${filler(200, 60)} policies two`, termsOf('policies')) ??
    '';
  expect(found).toContain('policy one');
  expect(found).not.toContain('policies two');
});

test('a text without spaces is cut at the full length of an excerpt', () => {
  expect(excerpt(`${'x'.repeat(400)}`, termsOf('x'.repeat(400)))).toBe(`${'x'.repeat(150)} …`);
});
