import type { Pages } from '#app/content/schemas/pages.ts';
import type { Piece } from '#app/search/highlight.ts';
import type { LanguageCode } from '#content/languages.ts';

/** A place that a query found; `to` is its path without a language's prefix. */
export type SearchResult = { to: string; kind: string; title: Piece[]; text: Piece[] };

/** What the search answers to a query. */
export type SearchAnswer = {
  query: string;
  count: number;
  /** Those on this page of the results. */
  results: SearchResult[];
  page: number;
  pages: number;
  /** Other languages in which the query finds something. */
  others: { code: LanguageCode; count: number }[];
};

/** The words around the results. */
export type SearchWords = Pick<
  Pages['search'],
  'count' | 'none' | 'all' | 'advice' | 'other' | 'kinds'
>;
