import { expect, test } from 'vitest';
import { isCommon, ownStems, queryStems, skeletonOf, stemsOf } from './stems.ts';

const { indexReader } = ownStems;

test.each([
  ['٢٠٢٧', ['2027']],
  ['۲۷', ['27']],
  ['2027', ['2027']],
  ['Policies', ['polici']],
])('«%s» has one stem in any digits', (word, stems) => {
  expect(queryStems(word)).toEqual(stems);
});

test('an Arabic word of a query has all its possible stems, the likeliest first', () => {
  const stems = queryStems('والبيانات');
  expect(stems[0]).toBe(queryStems('بيانات')[0]);
  expect(stems.length).toBeGreaterThan(1);
  expect(new Set(stems).size).toBe(stems.length);
});

test('the index has each word under one of the stems that a query for it may have', () => {
  const words = [
    'والبيانات',
    'البيانات',
    'لعملاء',
    'العملاء',
    'Policies',
    '٢٠٢٧',
    'وظيفة',
    'SQLبيانات',
  ];
  const read = indexReader(words);
  for (const word of words) expect(queryStems(word), word).toContain(read(word).stem);
});

test.each(['من', 'مِن', 'إلى', 'الى', 'the', 'What'])(
  '«%s» is a common word in any spelling',
  (word) => {
    expect(isCommon(word)).toBe(true);
  },
);

test.each(['بيانات', 'data', '2027', '٢٠٢٧'])('«%s» is not a common word', (word) => {
  expect(isCommon(word)).toBe(false);
});

test('only Arabic stems have a skeleton', () => {
  expect(skeletonOf('polici')).toBeUndefined();
  expect(skeletonOf('2027')).toBeUndefined();
  expect(skeletonOf('مشاريع')).toBe(skeletonOf('مشروع'));
});

test.each([
  ['L’Éthique', 'ethique'],
  ['aujourd’hui', 'aujourdhui'],
  ['ہماری', 'ہماري'],
  ['۱۲', '12'],
])('another language has no stems, but “%s” is found as “%s”', (word, spelling) => {
  const { queryStems, indexReader, isCommon } = stemsOf('fr');
  expect(queryStems(word)).toEqual([spelling]);
  expect(indexReader([])(word).stem).toBe(spelling);
  expect(isCommon('on')).toBe(false);
});
