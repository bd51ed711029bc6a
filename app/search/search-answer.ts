import type { Pages } from '#app/content/schemas/pages.ts';
import type { Piece } from '#app/search/highlight.ts';
import type { LanguageCode } from '#content/languages.ts';

/** One result of a search. `to` is a path without a language's prefix. */
export type SearchResult = { to: string; kind: string; title: Piece[]; text: Piece[] };

export type SearchAnswer = {
  query: string;
  count: number;
  results: SearchResult[];
  page: number;
  pages: number;
  /** The other languages in which the query has results. */
  others: { code: LanguageCode; count: number }[];
};

/** The results of a search by kind. Each group has the best results and the count of all. */
export type GroupedAnswer = Pick<SearchAnswer, 'query' | 'count' | 'others'> & {
  groups: { kind: string; count: number; results: SearchResult[] }[];
};

export type SearchWords = Pick<
  Pages['search'],
  'count' | 'none' | 'all' | 'advice' | 'other' | 'kinds'
>;
