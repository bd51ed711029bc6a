import { expect, test } from 'vitest';
import {
  isWrittenTerm,
  loadIndex,
  makeIndex,
  type SearchDocument,
  writtenTerm,
} from './search-index.ts';

const EMPTY: SearchDocument = {
  id: '/a',
  kind: 'pages',
  title: '',
  summary: '',
  headings: '',
  body: '',
  keywords: '',
};
const stemsIn = (...documents: Partial<SearchDocument>[]) =>
  [
    ...loadIndex(
      makeIndex(documents.map((document, index) => ({ ...EMPTY, id: `/${index}`, ...document }))),
    ).stems,
  ].toSorted();

test('every field is indexed by the stems of its words', () => {
  expect(
    stemsIn({
      title: 'Policies',
      summary: 'clouds',
      headings: 'Migrations',
      body: 'registers',
      keywords: 'audits',
    }),
  ).toEqual(['audit', 'cloud', 'migrat', 'polici', 'regist']);
});

test('common words are indexed only in titles', () => {
  expect(stemsIn({ title: 'Who we are', body: 'What is the data' })).toEqual([
    'ar',
    'data',
    'we',
    'who',
  ]);
  expect(stemsIn({ title: 'من نحن', body: 'هذه بيانات' })).toHaveLength(3);
});

test('an index that is loaded from JSON returns only the fields that results show', () => {
  const document = {
    ...EMPTY,
    kind: 'blog',
    title: 'Data quality',
    summary: 'Of records',
    body: 'A secret text',
    keywords: 'cleansing',
  };
  const { documents } = loadIndex(JSON.parse(JSON.stringify(makeIndex([document]))));
  const [found] = documents.search('secret', { processTerm: (term) => term });
  expect(found).toMatchObject({
    id: '/a',
    kind: 'blog',
    title: 'Data quality',
    summary: 'Of records',
  });
  expect(JSON.stringify(found)).not.toContain('A secret text');
  expect(JSON.stringify(found)).not.toContain('cleansing');
});

test('stems of a singular and its plural share a skeleton', () => {
  const { stemsBySkeleton } = loadIndex(makeIndex([{ ...EMPTY, body: 'مشروع مشاريع policy' }]));
  expect([...stemsBySkeleton.values()].map(({ length }) => length)).toEqual([2]);
});

test('a word is indexed as it is written, too, but this is no stem', () => {
  const index = makeIndex([{ ...EMPTY, body: 'للسياسات Policies' }]);
  expect(
    index.index
      .map(([term]) => term)
      .filter(isWrittenTerm)
      .toSorted(),
  ).toEqual([writtenTerm('policies'), writtenTerm('سياسات')]);
  expect([...loadIndex(index).stems].filter(isWrittenTerm)).toEqual([]);
});

test('an index may be empty', () => {
  expect(loadIndex(makeIndex([])).documents.search('data')).toEqual([]);
});
