import type { Pages } from '#app/content/schemas/pages.ts';
import type { Piece } from '#app/search/highlight.ts';
import type { LanguageCode } from '#content/languages.ts';

/** `to` is a path without a language's prefix. */
export type SearchResult = { to: string; kind: string; title: Piece[]; text: Piece[] };

/** The results contain the word `found`, because no text contains the word `typed`. */
export type Replacement = { typed: string; found: string };

export type SearchAnswer = {
  query: string;
  count: number;
  results: SearchResult[];
  page: number;
  pages: number;
  others: { code: LanguageCode; count: number }[];
  instead?: Replacement | undefined;
};

export type GroupedAnswer = Pick<SearchAnswer, 'query' | 'count' | 'others' | 'instead'> & {
  groups: { kind: string; count: number; results: SearchResult[] }[];
};

export type SearchWords = Pick<
  Pages['search'],
  'count' | 'none' | 'instead' | 'all' | 'advice' | 'other' | 'kinds' | 'hint' | 'examples'
>;
