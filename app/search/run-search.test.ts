import { expect, test, vi } from 'vitest';
import { runSearch } from './run-search.ts';
import { loadIndex, makeIndex, type SearchDocument, type SearchIndex } from './search-index.ts';

/** An index of documents that have a body and nothing else, unless more is said. */
function indexOf(bodies: Record<string, string | Partial<SearchDocument>>): SearchIndex {
  const documents = Object.entries(bodies).map(([id, document]) => ({
    ...{ id, kind: 'pages', title: '', summary: '', headings: '', body: '', keywords: '' },
    ...(typeof document === 'string' ? { body: document } : document),
  }));
  return loadIndex(makeIndex(documents));
}

const idsOf = (index: SearchIndex, query: string) => runSearch(index, query).map(({ id }) => id);

test.each(['', '   ', '?!… «»', "'’", '👍'])('«%s» finds nothing, and is no mistake', (query) => {
  expect(runSearch(indexOf({ a: 'data', b: 'بيانات' }), query)).toEqual([]);
});

test('a document is found with what it shows, and with the stems in it that matched', () => {
  const index = indexOf({
    a: { kind: 'blog', title: 'Policies', summary: 'Of data', body: 'A policy.' },
  });
  expect(runSearch(index, 'policy')).toMatchObject([
    { id: 'a', kind: 'blog', title: 'Policies', summary: 'Of data', terms: ['polici'] },
  ]);
});

test('documents with all of the words come before those with some, which follow only where they do nearly as well', () => {
  const index = indexOf({
    some: { title: 'Retention', body: 'retention retention retention' },
    all: `Where retention is mentioned, a policy is near. ${'Much else is said here. '.repeat(10)}`,
    hardly: `A policy of another kind. ${'Nothing that matters stands here at all. '.repeat(40)}`,
    none: 'Cloud migration',
  });
  expect(idsOf(index, 'retention policy')).toEqual(['all', 'some']);
});

test('where no document has all of the words, those with some are told', () => {
  expect(idsOf(indexOf({ a: 'retention', b: 'cloud' }), 'retention zebra')).toEqual(['a']);
});

test.each([
  ['governence', 'a word that was misspelt'],
  ['governnance', 'a letter too many'],
  ['goverance', 'a letter too few'],
])('«%s» is forgiven: %s', (query) => {
  expect(idsOf(indexOf({ a: 'data governance', b: 'cloud' }), query)).toEqual(['a']);
});

test('slips count only where the texts do not know the word: its neighbours mean something else', () => {
  const documents = { slip: 'statue statue statue', other: 'cloud' };
  expect(idsOf(indexOf(documents), 'statute')).toEqual(['slip']);
  expect(idsOf(indexOf({ ...documents, exact: 'a statute' }), 'statute')).toEqual(['exact']);
});

test('a short word has too many neighbours to be forgiven a slip', () => {
  expect(idsOf(indexOf({ a: 'cost', b: 'lost' }), 'most')).toEqual([]);
});

test('the last word may still be unfinished, the ones before it not', () => {
  const index = indexOf({ a: 'cybersecurity testing' });
  expect(idsOf(index, 'cyb')).toEqual(['a']);
  expect(idsOf(index, 'testing cybers')).toEqual(['a']);
  expect(idsOf(index, 'cyb zebra')).toEqual([]);
  expect(idsOf(index, 'c')).toEqual([]);
});

test('a finished word is worth more than a beginning', () => {
  expect(idsOf(indexOf({ longer: 'dataset', whole: 'data' }), 'data')).toEqual(['whole', 'longer']);
});

test('a word counts for more in a title than in a text', () => {
  expect(
    idsOf(
      indexOf({ text: 'migration and cloud', title: { title: 'Migration and cloud' } }),
      'migration',
    ),
  ).toEqual(['title', 'text']);
});

test.each([
  ["firm's", 'the firm’s data'],
  ['firm', 'the firm’s data'],
  ['firms', "the firm's data"],
])('«%s» finds «%s»', (query, body) => {
  expect(idsOf(indexOf({ a: body, b: 'cloud' }), query)).toEqual(['a']);
});

test.each([
  ['والبيانات', 'جودة البيانات'],
  ['بَيانات', 'جودة البيانات'],
  ['مشروع', 'مشاريع كثيرة'],
  ['معيار ISO 27001', 'يوافق معيار ISO 27001'],
  ['iso ٢٧٠٠١', 'يوافق معيار ISO 27001'],
  ['27001', 'معيار ٢٧٠٠١'],
])('«%s» finds «%s», in whichever script', (query, body) => {
  expect(idsOf(indexOf({ a: body, b: 'سحابة cloud 2019' }), query)).toEqual(['a']);
});

test('a word that stands in nearly every text is passed over beside one that tells texts apart', () => {
  const index = indexOf({ a: { title: 'Who we are' }, b: { title: 'Data' } });
  expect(idsOf(index, 'who has the data')).toEqual(['b']);
});

test('a query of such words alone finds a title made of them', () => {
  expect(
    idsOf(indexOf({ a: { title: 'Who we are' }, b: { title: 'Data' } }), 'who we are'),
  ).toEqual(['a']);
  expect(idsOf(indexOf({ a: { title: 'من نحن' }, b: { title: 'بيانات' } }), 'من نحن')).toEqual([
    'a',
  ]);
});

test('a query of 10,000 characters costs no more than its first twelve words', () => {
  const index = indexOf({ first: 'alpha', last: 'omega' });
  const search = vi.spyOn(index.documents, 'search');
  expect(idsOf(index, `${'alpha '.repeat(12)}${'omega '.repeat(1650)}`)).toEqual(['first']);
  expect(
    search.mock.calls.map(([query]) => (query as { queries: unknown[] }).queries.length),
  ).toEqual(search.mock.calls.map(() => 12));
  expect(search.mock.calls.length).toBeLessThanOrEqual(2);
  expect(idsOf(index, 'x'.repeat(10_000))).toEqual([]);
});
