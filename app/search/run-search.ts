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
/** The bonus of a document whose title begins with the query, or is mostly the query. */
const TITLE_IS_QUERY = 0.5;
/** More visitors look for a service than for a job, so services rank higher. */
const WEIGHTS_OF_KINDS: Record<string, number> = { services: 1.2 };

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
  const { words, queries, terms } = readQuery(index, query);
  if (words.length === 0) return [];
  const ask = (combineWith: 'AND' | 'OR'): Found[] =>
    index.documents
      .search({ combineWith, queries }, { boost: BOOST, filter: ({ id }) => isShown(id) })
      .map((result) => {
        const found = result as SearchResult & FoundFields;
        const share = gathered(found, words);
        const named = share === 1 && isInOneHeading(found, words, index.rules) ? IN_ONE_HEADING : 0;
        const titled = isTitle(found, terms, index.rules) ? TITLE_IS_QUERY : 0;
        const weight = WEIGHTS_OF_KINDS[found.kind] ?? 1;
        return {
          ...found,
          score: scoreOf(found, terms) * (1 + GATHERED * share) * (1 + named + titled) * weight,
        };
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
function readQuery(index: SearchIndex, query: string) {
  const typed = wordsOf(query)
    .slice(0, LONGEST_QUERY)
    .map(({ word }) => word);
  const telling = typed.filter((word) => !index.rules.isCommon(word));
  const words = (telling.length > 0 ? telling : typed).map(index.rules.queryStems);
  const related = words.map((stems) => relatedStems(index, stems));
  return {
    words,
    /** For each word, all stems that count as this word. */
    terms: words.map((stems, place) => [...stems, ...(related[place] ?? [])]),
    queries: words.map((stems, place) =>
      wordQuery(index, stems, related[place] ?? [], place === words.length - 1),
    ),
  };
}

/**
 * The library multiplies a score by the number of stems that it found. Two stems of one word must
 * not count as two words.
 */
function scoreOf({ score, queryTerms }: SearchResult, terms: string[][]): number {
  const found = terms.filter((stems) => stems.some((stem) => queryTerms.includes(stem)));
  return (score / queryTerms.length) * found.length;
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

/** True if the title begins with the query, or at least half of its words are in the query. */
function isTitle({ title }: FoundFields, terms: string[][], rules: Stems): boolean {
  const own = wordsOf(title)
    .filter(({ word }) => !rules.isCommon(word))
    .map(({ word }) => rules.queryStems(word));
  const isWord = (stems: string[] | undefined, word: string[]) =>
    stems?.some((stem) => word.includes(stem)) ?? false;
  const begins = terms.every((word, place) => isWord(own[place], word));
  const isWhole = terms.every((word) => own.some((stems) => isWord(stems, word)));
  return begins || (isWhole && terms.length >= own.length / 2);
}

/** The stems of other forms of an Arabic word, such as its plurals. */
function relatedStems({ stemsBySkeleton, rules }: SearchIndex, stems: string[]): string[] {
  const skeletons = new Set(
    stems.map(rules.skeletonOf).filter((skeleton) => skeleton !== undefined),
  );
  return [...skeletons]
    .flatMap((skeleton) => stemsBySkeleton.get(skeleton) ?? [])
    .filter((stem) => !stems.includes(stem));
}

/** The last typed word may be unfinished. A word that no text contains also finds similar words. */
function wordQuery(
  { stems: known }: SearchIndex,
  stems: string[],
  related: string[],
  isLast: boolean,
): Query {
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
