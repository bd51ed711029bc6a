import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ReadSearchIndex } from '#app/ports.ts';
import { languages } from '#content/languages.ts';

const tested = [languages[0], languages[1]];
const QUERIES = { en: 'data', ar: 'البيانات' };
const nothingBuilt: ReadSearchIndex = async () => undefined;

/** Imports the modules again, as if the server had restarted. */
const started = async () => {
  await import('#tests/support/page-settings.ts');
  return import('./search.server.ts');
};

const { writeIndex } = await started();
const built = new Map(languages.map((language) => [language.code, writeIndex(language)]));
const readIndex: ReadSearchIndex = async (code) => built.get(code);

beforeEach(() => {
  vi.resetModules();
});

describe.each(tested)('the search on the server ($code)', (language) => {
  const query = QUERIES[language.code];
  const ask = async (page: number, read = readIndex) =>
    (await started()).search(language, { query, page, resultsPerPage: 20, readIndex: read });

  test('answers from the built index as from the one that it makes itself', async () => {
    const made = await ask(2, nothingBuilt);
    vi.resetModules();
    const read = vi.fn(readIndex);
    expect(await ask(2, read)).toEqual(made);
    await ask(1, read);
    expect(read.mock.calls.flat().toSorted()).toEqual(['ar', 'en']);
  });

  test('the next query reads the index again after a failure', async () => {
    const read = vi.fn(readIndex).mockRejectedValueOnce(new Error('too many open files'));
    await expect(ask(1, read)).rejects.toThrow('too many open files');
    expect((await ask(1, read)).count).toBeGreaterThan(0);
  });

  test('a page of the results begins where the previous one ends', async () => {
    const [first, second] = [await ask(1), await ask(2)];
    const all = await (await started()).search(language, {
      query,
      resultsPerPage: 1000,
      readIndex,
    });
    expect(first.results).toHaveLength(20);
    expect([...first.results, ...second.results]).toEqual(all.results.slice(0, 40));
    expect(first.count).toBe(all.results.length);
  });

  test('answers with the nearest page if the page does not exist', async () => {
    const { pages } = await ask(1);
    expect(pages).toBeGreaterThan(1);
    expect((await ask(pages + 5)).page).toBe(pages);
    for (const wanted of [0, -1, Number.NaN]) expect((await ask(wanted)).page).toBe(1);
  });

  test('reports how many results another language has', async () => {
    const [other] = tested.filter(({ code }) => code !== language.code);
    if (!other) throw new Error('There is no other language');
    const { search } = await started();
    const options = { resultsPerPage: 20, readIndex };
    const there = await search(other, { query: QUERIES[other.code], ...options });
    const here = await search(language, { query: QUERIES[other.code], ...options });
    expect(here.others).toEqual([{ code: other.code, count: there.count }]);
  });

  test('finds a record only while the site shows it, with the same index', async () => {
    const { search } = await started();
    const job = { en: 'Data Engineer', ar: 'مهندس بيانات' }[language.code];
    const jobsFound = async () => {
      const options = { query: job, resultsPerPage: 50, readIndex };
      return (await search(language, options)).results.filter(({ kind }) => kind === 'jobs').length;
    };
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      vi.setSystemTime('2026-11-21T12:00:00Z');
      expect(await jobsFound()).toBeGreaterThan(0);
      vi.setSystemTime('2036-11-21T12:00:00Z');
      expect(await jobsFound()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });
});
