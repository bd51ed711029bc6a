import type { Query, SearchOptions, SearchResult } from 'minisearch';
import type { FoundFields, SearchIndex } from './search-index.ts';
import type { Stems } from './stems.ts';
import { wordsOf } from './words.ts';

export type Found = FoundFields & {
  id: string;
  score: number;
  terms: string[];
  match: SearchResult['match'];
};

/** The largest number of words that the search reads, because each word takes time. */
const LONGEST_QUERY = 12;
/** The weights of inexact matches. A match of the same stem has the weight 1. */
const WEIGHTS = { skeleton: 0.5, otherReading: 0.7, prefix: 0.4, fuzzy: 0.25 };
/**
 * The shortest words that may have one wrong letter, or two. Shorter words are similar to too many
 * others.
 */
const SHORTEST_FUZZY = 5;
const SHORTEST_WITH_TWO_SLIPS = 8;
const SHORTEST_PREFIX = 2;
/** The lowest score of a partial match, as a share of the best score. */
const PARTIAL_SHARE = 0.35;

/**
 * `BOOST` has a factor for matches in each of these fields. A document with a share of the query's
 * words in these fields gets `GATHERED` times this share as a bonus. If its title or one of its
 * headings has all words, the document also gets the bonus `IN_ONE_HEADING`.
 */
const BOOST: Record<string, number> = { title: 4, summary: 2, headings: 2, keywords: 2 };
const GATHERED = 1;
const IN_ONE_HEADING = 0.5;

const EXACT: SearchOptions = {
  tokenize: (text) => [text],
  processTerm: (term) => term,
  prefix: false,
  fuzzy: false,
};

/**
 * Finds documents with all words of a query, then the best documents with some of the words.
 * @param isShown false for future and expired documents, which the index contains
 */
export function runSearch(
  index: SearchIndex,
  query: string,
  isShown: (id: string) => boolean = () => true,
): Found[] {
  const { words, queries } = readQuery(index, query);
  if (words.length === 0) return [];
  const ask = (combineWith: 'AND' | 'OR'): Found[] =>
    index.documents
      .search({ combineWith, queries }, { boost: BOOST, filter: ({ id }) => isShown(id) })
      .map((result) => {
        const found = result as SearchResult & FoundFields;
        const share = gathered(found, words);
        const named = share === 1 && isInOneHeading(found, words, index.rules) ? IN_ONE_HEADING : 0;
        return { ...found, score: found.score * (1 + GATHERED * share) * (1 + named) };
      })
      .sort((one, other) => other.score - one.score);
  const whole = ask('AND');
  const wholeIds = new Set(whole.map(({ id }) => id));
  const all = ask('OR');
  const best = all[0]?.score ?? 0;
  const partial = all.filter(({ id, score }) => !wholeIds.has(id) && score >= best * PARTIAL_SHARE);
  return [...whole, ...partial];
}

/** Ignores common words, unless the query has no others. */
function readQuery(index: SearchIndex, query: string): { words: string[][]; queries: Query[] } {
  const typed = wordsOf(query)
    .slice(0, LONGEST_QUERY)
    .map(({ word }) => word);
  const telling = typed.filter((word) => !index.rules.isCommon(word));
  const words = (telling.length > 0 ? telling : typed).map(index.rules.queryStems);
  return {
    words,
    queries: words.map((stems, place) => wordQuery(index, stems, place === words.length - 1)),
  };
}

/** The share of the query's words that occur in the fields of `BOOST`. */
function gathered({ match }: Pick<SearchResult, 'match'>, words: string[][]): number {
  const telling = Object.keys(match).filter((term) => match[term]?.some((field) => field in BOOST));
  const occurs = (stems: string[]) =>
    stems.some((stem) => telling.some((term) => term.startsWith(stem)));
  return words.filter(occurs).length / words.length;
}

/** True if the title or one heading has all words of the query. */
function isInOneHeading(
  { title, headings }: FoundFields,
  words: string[][],
  { queryStems }: Stems,
): boolean {
  if (words.length < 2) return false;
  return [title, ...headings.split('\n')].some((line) => {
    const stems = new Set(wordsOf(line).flatMap(({ word }) => queryStems(word)));
    return words.every((own) => own.some((stem) => stems.has(stem)));
  });
}

/** The last typed word may be unfinished. A word that no text contains also finds similar words. */
function wordQuery(
  { stems: known, stemsBySkeleton, rules }: SearchIndex,
  stems: string[],
  isLast: boolean,
): Query {
  const skeletons = new Set(
    stems.map(rules.skeletonOf).filter((skeleton) => skeleton !== undefined),
  );
  const related = [...skeletons]
    .flatMap((skeleton) => stemsBySkeleton.get(skeleton) ?? [])
    .filter((stem) => !stems.includes(stem));
  // A word in the texts is spelt correctly, so do not search for similar words.
  const isKnown = related.length > 0 || stems.some((stem) => known.has(stem));
  const one = (stem: string, weight: number, more: SearchOptions = {}): Query => ({
    ...EXACT,
    queries: [stem],
    boostDocument: () => weight,
    weights: { prefix: WEIGHTS.prefix, fuzzy: WEIGHTS.fuzzy },
    ...more,
  });
  return {
    combineWith: 'OR',
    queries: [
      ...stems.map((stem, place) =>
        one(stem, place === 0 ? 1 : WEIGHTS.otherReading, {
          prefix: isLast && place === 0 && stem.length >= SHORTEST_PREFIX,
          fuzzy: !isKnown && place === 0 && slipsIn(stem),
        }),
      ),
      ...related.map((stem) => one(stem, WEIGHTS.skeleton)),
    ],
  };
}

/** How many letters may be wrong, missing or superfluous. False for none. */
function slipsIn({ length }: string): number | false {
  if (length < SHORTEST_FUZZY) return false;
  return length < SHORTEST_WITH_TWO_SLIPS ? 1 : 2;
}
