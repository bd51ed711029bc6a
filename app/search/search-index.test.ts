import { expect, test } from 'vitest';
import { loadIndex, makeIndex, type SearchDocument } from './search-index.ts';

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

test('every field is held, by the stems of its words', () => {
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

test('common words are held in titles alone', () => {
  expect(stemsIn({ title: 'Who we are', body: 'What is the data' })).toEqual([
    'ar',
    'data',
    'we',
    'who',
  ]);
  expect(stemsIn({ title: 'من نحن', body: 'هذه بيانات' })).toHaveLength(3);
});

test('an index travels as JSON and comes back with what results show, and no more', () => {
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

test('stems of one word in several numbers are found by what they have in common', () => {
  const { stemsBySkeleton } = loadIndex(makeIndex([{ ...EMPTY, body: 'مشروع مشاريع policy' }]));
  expect([...stemsBySkeleton.values()].map(({ length }) => length)).toEqual([2]);
});

test('no documents are an index too', () => {
  expect(loadIndex(makeIndex([])).documents.search('data')).toEqual([]);
});
