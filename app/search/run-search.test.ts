import { expect, test, vi } from 'vitest';
import { runSearch, unknownWords } from './run-search.ts';
import { loadIndex, makeIndex, type SearchDocument, type SearchIndex } from './search-index.ts';

/** A document that is a string has only a body. */
function indexOf(bodies: Record<string, string | Partial<SearchDocument>>): SearchIndex {
  const documents = Object.entries(bodies).map(([id, document]) => ({
    ...{ id, kind: 'pages', title: '', summary: '', headings: '', body: '', keywords: '' },
    ...(typeof document === 'string' ? { body: document } : document),
  }));
  return loadIndex(makeIndex(documents));
}

const idsOf = (index: SearchIndex, query: string) => runSearch(index, query).map(({ id }) => id);

test.each(['', '   ', '?!… «»', "'’", '👍'])('«%s» finds nothing, without an error', (query) => {
  expect(runSearch(indexOf({ a: 'data', b: 'بيانات' }), query)).toEqual([]);
});

test('a result has the fields that are shown, and the stems that matched', () => {
  const index = indexOf({
    a: { kind: 'blog', title: 'Policies', summary: 'Of data', body: 'A policy.' },
  });
  expect(runSearch(index, 'policy')).toMatchObject([
    { id: 'a', kind: 'blog', title: 'Policies', summary: 'Of data', terms: ['polici'] },
  ]);
});

test('documents with all words come first; others follow if they score nearly as well', () => {
  const index = indexOf({
    some: { title: 'Retention', body: 'retention retention retention' },
    all: `Where retention is mentioned, a policy is near. ${'Much else is said here. '.repeat(10)}`,
    hardly: `A policy of another kind. ${'Nothing that matters stands here at all. '.repeat(40)}`,
    none: 'Cloud migration',
  });
  expect(idsOf(index, 'retention policy')).toEqual(['all', 'some']);
});

test('a document with all words in one heading comes before one with the words in several', () => {
  const index = indexOf({
    apart: { title: 'Tests', headings: 'Limits\nLimits of tests\nLiability\nLiability of others' },
    together: { title: 'Terms', headings: 'Scope\nLimits of liability' },
  });
  expect(idsOf(index, 'limits liability')).toEqual(['together', 'apart']);
});

test('if no document has all words, those with some are found', () => {
  expect(idsOf(indexOf({ a: 'retention', b: 'cloud' }), 'retention zebra')).toEqual(['a']);
});

test.each([
  ['governence', 'a wrong letter'],
  ['governnance', 'an additional letter'],
  ['goverance', 'a missing letter'],
])('«%s» finds a document in spite of %s', (query) => {
  expect(idsOf(indexOf({ a: 'data governance', b: 'cloud' }), query)).toEqual(['a']);
});

test('typing errors are forgiven only in words that the texts do not contain', () => {
  const documents = { slip: 'statue statue statue', other: 'cloud' };
  expect(idsOf(indexOf(documents), 'statute')).toEqual(['slip']);
  expect(idsOf(indexOf({ ...documents, exact: 'a statute' }), 'statute')).toEqual(['exact']);
});

test('typing errors are not forgiven in a short word, which has too many neighbours', () => {
  expect(idsOf(indexOf({ a: 'cost', b: 'lost' }), 'most')).toEqual([]);
});

test('only the last word of a query may be unfinished', () => {
  const index = indexOf({ a: 'cybersecurity testing' });
  expect(idsOf(index, 'cyb')).toEqual(['a']);
  expect(idsOf(index, 'testing cybers')).toEqual(['a']);
  expect(idsOf(index, 'cyb zebra')).toEqual([]);
  expect(idsOf(index, 'c')).toEqual([]);
});

test('a whole word scores higher than the beginning of another', () => {
  expect(idsOf(indexOf({ longer: 'dataset', whole: 'data' }), 'data')).toEqual(['whole', 'longer']);
});

test('a word scores higher in a title than in a text', () => {
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
])('«%s» finds «%s», in either script', (query, body) => {
  expect(idsOf(indexOf({ a: body, b: 'سحابة cloud 2019' }), query)).toEqual(['a']);
});

test('a common word is ignored beside a distinctive one', () => {
  const index = indexOf({ a: { title: 'Who we are' }, b: { title: 'Data' } });
  expect(idsOf(index, 'who has the data')).toEqual(['b']);
});

test('a query of common words finds a title made of them', () => {
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

test('two forms of one Arabic word count as one word', () => {
  const index = indexOf({
    both: { title: 'خبير حوكمة البيانات', body: 'الحكم على البيانات' },
    first: { title: 'حوكمة الذكاء الاصطناعي' },
  });
  for (const query of ['الحوكمة', 'حوكمة']) expect(idsOf(index, query)[0], query).toBe('first');
});

test.each([
  ['governance', 'Governance of artificial intelligence', 'Data governance expert'],
  ['حوكمة', 'حوكمة الذكاء الاصطناعي في الشركات', 'خبير حوكمة البيانات'],
  ['الحوكمة', 'الحوكمة في كل شركة كبيرة', 'خبير حوكمة البيانات'],
])('for «%s», «%s» comes before «%s»', (query, title, other) => {
  expect(idsOf(indexOf({ other: { title: other }, title: { title } }), query)).toEqual([
    'title',
    'other',
  ]);
});

test.each([
  ['بيانات', 'البيانات في النص', 'بيان إمكانية الوصول'],
  ['policies', 'policies', 'Policy'],
])('for «%s», the word as typed comes before another form in a title', (query, typed, title) => {
  expect(idsOf(indexOf({ other: { title }, typed: { title: typed } }), query)).toEqual([
    'typed',
    'other',
  ]);
});

test('a word is unknown if no text has it, a form of it or its beginning', () => {
  const index = indexOf({ a: 'data governance' });
  expect(unknownWords(index, 'goverment of data')).toEqual(['goverment']);
  expect(unknownWords(index, 'goverment')).toEqual(['goverment']);
  expect(unknownWords(index, 'data govern')).toEqual([]);
  expect(unknownWords(index, 'govea data')).toEqual(['govea']);
});

test('at the same relevance, a service comes before a role', () => {
  const index = indexOf({
    role: { kind: 'jobs', title: 'Cloud architect', body: 'cloud' },
    service: { kind: 'services', title: 'Cloud advisory', body: 'cloud' },
  });
  expect(idsOf(index, 'cloud')).toEqual(['service', 'role']);
});
