import { afterAll, describe, expect, test, vi } from 'vitest';
import { runSearch } from '#app/search/run-search.ts';
import { searchDocuments } from '#app/search/search-documents.server.ts';
import { loadIndex, makeIndex } from '#app/search/search-index.ts';
import { languages } from '#content/languages.ts';
import { isFound, readPairs, SETS } from './pairs.ts';

const LEAST = 0.95;
/** What the title of a service is about, with and without the Arabic article. */
const SERVICES: [string, Record<string, string[]>][] = [
  ['/services/ai-governance', { en: ['governance'], ar: ['الحوكمة', 'حوكمة'] }],
  ['/services/cloud-advisory', { en: ['cloud'], ar: ['السحابة', 'سحابة'] }],
];
/** The firm's main word, and another word with the same stem. */
const MAIN_WORDS: Record<string, string[]> = { en: ['data'], ar: ['بيانات', 'بيان'] };
/** A day on which all jobs are open, because some queries search for jobs. */
const THAT_DAY = '2026-11-21T12:00:00Z';

vi.setSystemTime(THAT_DAY);
vi.stubEnv('DEV', false);
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

describe.each(languages)('the search in $name', (language) => {
  const documents = searchDocuments(language);
  const index = loadIndex(makeIndex(documents));
  const ids = new Set(documents.map(({ id }) => id));

  test.each(SETS)('finds the documents of the %s queries', (set) => {
    const pairs = readPairs(set, language.code);
    expect(pairs.length).toBeGreaterThanOrEqual(30);
    const missed = pairs.filter(
      (pair) =>
        !isFound(
          pair,
          runSearch(index, pair.query).map(({ id }) => id),
        ),
    );
    const share = 1 - missed.length / pairs.length;
    // If a failure listed the missed queries, developers might tune the search to them.
    expect(share, `${missed.length} of ${pairs.length} missed`).toBeGreaterThanOrEqual(LEAST);
  });

  test.each(SETS)('contains the documents that the %s queries name', (set) => {
    expect(
      readPairs(set, language.code).flatMap(({ expects }) => expects.filter((id) => !ids.has(id))),
    ).toEqual([]);
  });

  test.each(SERVICES)('finds %s before the roles', (id, queries) => {
    for (const query of queries[language.code] ?? [])
      expect(runSearch(index, query)[0]?.id, query).toBe(id);
  });

  test('the first results for the main word have it in their title', () => {
    const [word = '', other] = MAIN_WORDS[language.code] ?? [];
    const titles = runSearch(index, word)
      .slice(0, 5)
      .map(({ title }) => title.toLowerCase());
    expect(titles.filter((title) => !title.includes(word))).toEqual([]);
    if (other) expect(runSearch(index, other)[0]?.id).toBe('/accessibility');
  });

  test('every document is among the first results for its own title', () => {
    const lost = documents.filter(({ id, title }) => {
      const found = runSearch(index, title).map((result) => result.id);
      return !found.slice(0, 3).includes(id);
    });
    expect(lost.map(({ id }) => id)).toEqual([]);
  });
});
