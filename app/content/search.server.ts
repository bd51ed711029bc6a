import { excerpt, highlight, type Piece } from '#app/search/highlight.ts';
import { runSearch } from '#app/search/run-search.ts';
import { loadIndex, makeIndex, type SearchDocument, type SearchIndex, type SerializedIndex } from '#app/search/search-index.ts';
import type { Language, LanguageCode } from '#content/languages.ts';
import { nextChange } from './changes.server.ts';
import { searchDocuments } from './search-documents.server.ts';

type Made = { serialized: SerializedIndex; index: SearchIndex; documents: Map<string, SearchDocument>; until: number };
type SearchResult = { to: string; kind: string; title: Piece[]; text: Piece[] };

/** Results on one page. */
const MOST = 20;
const made = new Map<LanguageCode, Made>();

/** The index of a language as the browser loads it. */
export function readSearchIndex(language: Language): SerializedIndex {
  return indexOf(language).serialized;
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

/** Made when it is first asked for, and anew when the site shows something else. */
function indexOf(language: Language): Made {
  const now = Date.now();
  const current = made.get(language.code);
  if (current && now < current.until) return current;
  const documents = searchDocuments(language);
  const serialized = makeIndex(documents);
  const fresh = {
    serialized,
    index: loadIndex(serialized),
    documents: new Map(documents.map((document) => [document.id, document])),
    until: nextChange(now) ?? Number.POSITIVE_INFINITY,
  };
  made.set(language.code, fresh);
  return fresh;
}
