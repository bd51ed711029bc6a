import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ReadFile } from '#app/services.ts';
import { languages } from '#content/languages.ts';

const QUERIES = { en: 'data', ar: 'البيانات' };
const nothingBuilt: ReadFile = async () => undefined;

/** The module as a server has it that has just started. */
const started = () => import('./search.server.ts');

beforeEach(() => {
  vi.resetModules();
});

describe.each(languages)('the search on the server ($code)', (language) => {
  const query = QUERIES[language.code];

  test('answers from the files that were built as from what it makes itself', async () => {
    const { search, countResults, searchFiles } = await started();
    const made = await search(language, query, 2, nothingBuilt);
    expect(made.part).toBe(2);
    const files = searchFiles();
    vi.resetModules();
    const other = await started();
    const read = vi.fn<ReadFile>(async (address) => files.get(address));
    expect(await other.search(language, query, 2, read)).toEqual(made);
    expect(await other.countResults(language, query, read)).toBe(
      await countResults(language, query, nothingBuilt),
    );
    const asked = read.mock.calls.map(([address]) => address);
    expect(asked.every((address) => files.has(address))).toBe(true);
    expect(asked.filter((address) => address.endsWith('/search-index.json'))).toHaveLength(1);
  });

  test('answers with the nearest part where there is no such', async () => {
    const { search } = await started();
    const { parts } = await search(language, query, 1, nothingBuilt);
    expect(parts).toBeGreaterThan(1);
    expect((await search(language, query, parts + 5, nothingBuilt)).part).toBe(parts);
    for (const wanted of [0, -1, Number.NaN])
      expect((await search(language, query, wanted, nothingBuilt)).part).toBe(1);
  });
});
