import type { Pages } from '#app/content/schemas/pages.ts';
import type { Piece } from '#app/search/highlight.ts';
import type { LanguageCode } from '#content/languages.ts';

/** A result of the search. `to` is its path without a language's prefix. */
export type SearchResult = { to: string; kind: string; title: Piece[]; text: Piece[] };

/** The answer of the search to a query. */
export type SearchAnswer = {
  query: string;
  count: number;
  /** The results on this page. */
  results: SearchResult[];
  page: number;
  pages: number;
  /** Other languages in which the query has results. */
  others: { code: LanguageCode; count: number }[];
};

/** The words around the results. */
export type SearchWords = Pick<
  Pages['search'],
  'count' | 'none' | 'all' | 'advice' | 'other' | 'kinds'
>;
