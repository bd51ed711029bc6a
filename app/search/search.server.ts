import { memoize } from '#app/content/memoize.server.ts';
import { isFallback } from '#app/i18n/fallback.ts';
import type { ReadSearchIndex } from '#app/ports.ts';
import { type Language, type LanguageCode, languages } from '#content/languages.ts';
import { excerpt, highlight, shorten } from './highlight.ts';
import { type Found, runSearch, unknownWords } from './run-search.ts';
import type { GroupedAnswer, Replacement, SearchAnswer, SearchResult } from './search-answer.ts';
import { bodyOf, type FoundText, foundTexts, searchDocuments } from './search-documents.server.ts';
import { loadIndex, makeIndex, type SearchIndex } from './search-index.ts';
import { stemsOf } from './stems.ts';

type SearchRequest = {
  query: string;
  /** If there is no such page of results, the nearest page is shown. */
  page?: number;
  resultsPerPage: number;
  /** If set, only results of this kind are found. */
  kind?: string | undefined;
  readIndex: ReadSearchIndex;
};

type KindSearchRequest = { query: string; resultsPerKind: number; readIndex: ReadSearchIndex };

/** The index contains future and expired records, so it need not change with time. */
export function writeIndex(language: Language): string {
  return JSON.stringify(makeIndex(searchDocuments(language, 'published'), stemsOf(language.code)));
}

/** The text of a result is a summary, or the passage that matches. */
export async function search(
  language: Language,
  { query, page = 1, resultsPerPage, kind, readIndex }: SearchRequest,
): Promise<SearchAnswer> {
  const all = await find(language, query, readIndex);
  const found = kind === undefined ? all : all.filter((one) => one.kind === kind);
  const pages = Math.max(1, Math.ceil(found.length / resultsPerPage));
  const nearest = Math.min(Math.max(1, Math.trunc(page) || 1), pages);
  const results = found
    .slice((nearest - 1) * resultsPerPage, nearest * resultsPerPage)
    .map((one) => resultOf(one, language));
  return {
    query,
    count: found.length,
    results,
    page: nearest,
    pages,
    others: await findInOthers(language, query, readIndex),
    instead: await insteadIn(language, query, readIndex),
  };
}

/** The kind of the best result comes first. */
export async function searchByKind(
  language: Language,
  { query, resultsPerKind, readIndex }: KindSearchRequest,
): Promise<GroupedAnswer> {
  const found = await find(language, query, readIndex);
  return {
    query,
    count: found.length,
    groups: [...Map.groupBy(found, ({ kind }) => kind)].map(([kind, ofKind]) => ({
      kind,
      count: ofKind.length,
      results: ofKind.slice(0, resultsPerKind).map((one) => resultOf(one, language)),
    })),
    others: await findInOthers(language, query, readIndex),
    instead: await insteadIn(language, query, readIndex),
  };
}

function resultOf({ id, kind, title, summary, terms }: Found, language: Language): SearchResult {
  const rules = stemsOf(language.code);
  const inSummary = highlight(summary, terms, rules).some(({ matched }) => matched);
  const shownText = shownTexts(language).get(id);
  const passage = !inSummary && shownText && excerpt(bodyOf(shownText), terms, rules);
  const text = passage || shorten(summary);
  return {
    to: id,
    kind,
    title: highlight(title, terms, rules),
    text: highlight(text, terms, rules),
  };
}

/** Several unknown words would need a longer text than they are worth. */
async function insteadIn(
  language: Language,
  query: string,
  readIndex: ReadSearchIndex,
): Promise<Replacement | undefined> {
  const [typed, ...others] = unknownWords(await openIndex(language, readIndex), query);
  if (typed === undefined || others.length > 0) return undefined;
  const [best] = await find(language, typed, readIndex);
  if (!best) return undefined;
  const { id, title, summary, headings, terms } = best;
  const shownText = shownTexts(language).get(id);
  const texts = [title, summary, headings, shownText ? bodyOf(shownText) : ''].join('\n');
  const found = highlight(texts, terms, stemsOf(language.code)).find(({ matched }) => matched);
  return found && { typed, found: found.text };
}

async function findInOthers(language: Language, query: string, readIndex: ReadSearchIndex) {
  const others = await Promise.all(
    languages
      .filter(({ code }) => code !== language.code)
      .map(async (other) => {
        const found = await find(other, query, readIndex);
        // A text without a translation is the text of another language.
        const { length: count } = found.filter(({ title }) => !isFallback(title));
        return { code: other.code, count };
      }),
  );
  return others.filter(({ count }) => count > 0);
}

export async function find(language: Language, query: string, readIndex: ReadSearchIndex) {
  const shown = shownTexts(language);
  return runSearch(await openIndex(language, readIndex), query, (id) => shown.has(id));
}

/** The texts that the search can find now, by path. */
export const shownTexts = memoize(
  (language): Map<string, FoundText> =>
    new Map(foundTexts(language, 'shown').map((text) => [text.id, text])),
);

const opened = new Map<LanguageCode, Promise<SearchIndex>>();

/**
 * After a failure, the next query tries again. Development has no file with the index, so the index
 * is made here.
 */
function openIndex(language: Language, readIndex: ReadSearchIndex): Promise<SearchIndex> {
  const open = async () =>
    loadIndex(
      JSON.parse((await readIndex(language.code)) ?? writeIndex(language)),
      stemsOf(language.code),
    );
  const index = opened.get(language.code) ?? open();
  opened.set(language.code, index);
  index.catch(() => opened.delete(language.code));
  return index;
}
