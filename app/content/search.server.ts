import { localizedPath } from '#app/i18n/localized-path.ts';
import { type CutIndex, cutIndex } from '#app/search/cut-index.server.ts';
import { excerpt, highlight, type Piece } from '#app/search/highlight.ts';
import { runSearch } from '#app/search/run-search.ts';
import { loadIndex, makeIndex, type SearchDocument, type SearchIndex } from '#app/search/search-index.ts';
import type { IndexHead } from '#app/search/search-parts.ts';
import { type Language, languages } from '#content/languages.ts';
import { forNow } from './for-now.server.ts';
import { readPage } from './read.server.ts';
import type { Pages } from './schemas/pages.ts';
import { searchDocuments } from './search-documents.server.ts';

type Made = { index: SearchIndex; documents: Map<string, SearchDocument> };
type SearchResult = { to: string; kind: string; title: Piece[]; text: Piece[] };

/** Results on one page. */
const MOST = 20;

/** The index of a language as the browser loads it, in parts. */
export const readSearchParts: (language: Language) => CutIndex = forNow((language) => {
  const documents = searchDocuments(language);
  return cutIndex(makeIndex(documents), documents);
});

/** What the search in the header starts from: the head of a language's index, and the words around its results. */
export function readSearchHead(language: Language): { words: Pages['search']; head: IndexHead } {
  return { words: readPage(language, 'search'), head: readSearchParts(language).head };
}

/** The files of all languages' indexes, by their addresses. Making them takes longer than rendering a page may. */
export function searchFiles(): Map<string, string> {
  const files = languages.flatMap((language) =>
    [
      ['/search-index.json', JSON.stringify(readSearchHead(language))] as const,
      ...Array.from(readSearchParts(language).parts, ([part, text]) => [`/search-index/${part}`, text] as const),
    ].map(([path, text]) => [localizedPath(path, language), text] as const),
  );
  return new Map(files);
}

type Answer = { count: number; results: SearchResult[]; part: number; parts: number };

/**
 * Answers a query with what a page shows of each result: where the text itself matched, that part of it.
 * @param wanted which part of the results; the nearest there is, where there is no such part
 */
export function search(language: Language, query: string, wanted = 1): Answer {
  const { index, documents } = indexOf(language);
  const found = runSearch(index, query);
  const parts = Math.max(1, Math.ceil(found.length / MOST));
  const part = Math.min(Math.max(1, Math.trunc(wanted) || 1), parts);
  const results = found.slice((part - 1) * MOST, part * MOST).map(({ id, kind, title, summary, terms }) => {
    const inSummary = highlight(summary, terms).some(({ matched }) => matched);
    const text = inSummary ? summary : (excerpt(documents.get(id)?.body ?? '', terms) ?? summary);
    return { to: id, kind, title: highlight(title, terms), text: highlight(text, terms) };
  });
  return { count: found.length, results, part, parts };
}

/** How many places a query finds in a language. */
export function countResults(language: Language, query: string): number {
  return runSearch(indexOf(language).index, query).length;
}

const indexOf = forNow((language): Made => {
  const documents = searchDocuments(language);
  return { index: loadIndex(makeIndex(documents)), documents: new Map(documents.map((document) => [document.id, document])) };
});
