import { expect, test, vi } from 'vitest';
import { cutIndex } from './cut-index.server.ts';
import { runSearch } from './run-search.ts';
import { loadIndex, makeIndex, type SearchDocument } from './search-index.ts';
import { openParts } from './search-parts.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** Words that no rule of a language changes, alike in every run: digits of a number that is far from its neighbours'. */
const word = (seed: number) =>
  Array.from(
    { length: 6 },
    (_, place) => LETTERS[Math.floor(((seed * 2654435761) % 2 ** 32) / 26 ** place) % 26],
  ).join('');
const documents: SearchDocument[] = Array.from({ length: 450 }, (_, number) => ({
  id: `/blog/${number}`,
  kind: 'blog',
  title: `About ${word(number)}`,
  summary: `What ${word(number + 1)} and ${word(number + 2)} are`,
  headings: '',
  body: Array.from({ length: 60 }, (_, place) => word(number * 13 + place * 17)).join(' '),
  keywords: number === 7 ? 'مشروع' : number === 9 ? 'المشاريع' : '',
}));
const index = makeIndex(documents);
const whole = loadIndex(index);

function open() {
  const { head, parts } = cutIndex(index, documents);
  const fetchPart = vi.fn(async (name: string) => JSON.parse(parts.get(name) ?? 'null'));
  return {
    head,
    parts,
    fetchPart,
    asked: () => fetchPart.mock.calls.map(([name]) => name),
    index: openParts(head, fetchPart),
  };
}

test.each([
  ['one word', word(40)],
  ['two words', `${word(40)} ${word(52)}`],
  ['the beginning of one', word(40).slice(0, 3)],
  ['two letters of one', word(40).slice(0, 2)],
  ['a slip in one', `${word(40).slice(0, 3)}${word(40).slice(4)}`],
  ['a slip in its first letter', `${word(40)[0] === 'x' ? 'y' : 'x'}${word(40).slice(1)}`],
  ['another number of one', 'المشروع'],
  ['a word of no document', 'qqqqqqqq'],
  ['no word', '?!'],
])('%s finds what it finds in the whole index', async (_, query) => {
  const expected = runSearch(whole, query);
  const { count, results } = await open().index.search(query, 6);
  expect(count).toBe(expected.length);
  expect(results).toEqual(
    expected
      .slice(0, 6)
      .map(({ id, kind, title, summary, terms }) => ({ id, kind, title, summary, terms })),
  );
});

test('a query loads what it needs, once', async () => {
  const { index, asked, parts, head } = open();
  expect(head.terms.length).toBeGreaterThan(5);
  expect(head.documents).toHaveLength(5);
  await index.search(word(40), 1);
  expect(asked().filter((name) => name.startsWith('terms.'))).toHaveLength(1);
  expect(asked().filter((name) => name.startsWith('documents.'))).toHaveLength(1);
  await index.search(word(40), 1);
  expect(asked()).toHaveLength(2);
  await index.search('?!', 1);
  await index.search(word(52), 450);
  expect(new Set(asked()).size).toBe(asked().length);
  expect(asked().length).toBeLessThan(parts.size);
});

test('documents from a place on are those that follow the ones before', async () => {
  const { index } = open();
  const all = await index.search(word(40).slice(0, 2), 450);
  expect(all.results.length).toBeGreaterThan(4);
  expect(await index.search(word(40).slice(0, 2), 2, 2)).toEqual({
    count: all.count,
    results: all.results.slice(2, 4),
  });
  expect((await index.search(word(40).slice(0, 2), 2, all.count)).results).toEqual([]);
});

test('a forgetful index holds nothing of what it loaded, and answers the same', async () => {
  const { head, fetchPart, asked } = open();
  const forgetful = openParts(head, fetchPart, { isForgetful: true });
  const first = await forgetful.search(word(40), 6);
  const loads = asked().length;
  expect(await forgetful.search(word(40), 6)).toEqual(first);
  expect(asked()).toHaveLength(2 * loads);
});

test('a part that did not come is asked for again', async () => {
  const { index, fetchPart } = open();
  fetchPart.mockRejectedValueOnce(new Error('offline'));
  await expect(index.search(word(40), 3)).rejects.toThrow('offline');
  expect((await index.search(word(40), 3)).count).toBe(runSearch(whole, word(40)).length);
});

test('parts are named by what they hold, and those with the same keep their names', () => {
  const names = [...open().parts.keys()];
  expect(names.every((name) => /^(terms|documents)\.[0-9a-f]{8}\.json$/.test(name))).toBe(true);
  const [first, ...others] = documents;
  if (!first) throw new Error('There are documents');
  const changed = [{ ...first, summary: 'Something else' }, ...others];
  const kept = [...cutIndex(makeIndex(changed), changed).parts.keys()].filter((name) =>
    names.includes(name),
  );
  expect(kept.length).toBeGreaterThan(names.length / 2);
  expect(kept.length).toBeLessThan(names.length);
});

test('no documents are an index too', async () => {
  const { head } = cutIndex(makeIndex([]), []);
  const fetchPart = vi.fn();
  expect(await openParts(head, fetchPart).search('data', 6)).toEqual({ count: 0, results: [] });
  expect(fetchPart).not.toHaveBeenCalled();
});
