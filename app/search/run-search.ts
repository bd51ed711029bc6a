import type { Query, SearchOptions, SearchResult } from 'minisearch';
import { type FoundFields, isWrittenTerm, type SearchIndex, writtenTerm } from './search-index.ts';
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
/**
 * The weights of matches. A match of the same stem has the weight 1. A match of the word as typed
 * counts in addition.
 */
const WEIGHTS = { written: 3, skeleton: 0.5, otherReading: 0.7, prefix: 0.4, fuzzy: 0.25 };
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
 * words in these fields gets `GATHERED` times this share as a bonus, half of it for the stems and
 * half for the words as typed. If its title or one of its headings has all words, the document also
 * gets the bonus `IN_ONE_HEADING`.
 */
const BOOST: Record<string, number> = { title: 4, summary: 2, headings: 2, keywords: 2 };
const GATHERED = 1;
const IN_ONE_HEADING = 0.5;
/**
 * The bonus of a document whose title begins with the query, or is mostly the query. Half of it is
 * for the stems, and half for the words as typed.
 */
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
  const forms = words.map((word) => word.forms);
  const { queryStems, queryForms } = index.rules;
  if (words.length === 0) return [];
  const ask = (combineWith: 'AND' | 'OR'): Found[] =>
    index.documents
      .search({ combineWith, queries }, { boost: BOOST, filter: ({ id }) => isShown(id) })
      .map((result) => {
        const found = result as SearchResult & FoundFields;
        const share = gathered(found, words, ({ stems }) => stems);
        const written = gathered(found, words, ({ forms }) => forms.map(writtenTerm));
        const named = share === 1 && isInOneHeading(found, words, index.rules) ? IN_ONE_HEADING : 0;
        const ofStems = isTitle(found, terms, index.rules, queryStems);
        const ofForms = isTitle(found, forms, index.rules, queryForms);
        const titled = (TITLE_IS_QUERY * (Number(ofStems) + Number(ofForms))) / 2;
        const weight = WEIGHTS_OF_KINDS[found.kind] ?? 1;
        return {
          ...found,
          terms: found.terms.filter((term) => !isWrittenTerm(term)),
          score:
            scoreOf(found, terms) *
            (1 + (GATHERED * (share + written)) / 2) *
            (1 + named + titled) *
            weight,
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

/** `stems` and `forms` have the possible readings of the typed word. */
type Word = { word: string; stems: string[]; forms: string[] };

/** The words of the query that no text contains, so that only similar words are found. */
export function unknownWords(index: SearchIndex, query: string): string[] {
  const { words } = readQuery(index, query);
  return words
    .filter(({ stems, forms: [first = ''] }, place) => {
      if (isKnown(index, stems, relatedStems(index, stems))) return false;
      // The last word may be unfinished.
      return place < words.length - 1 || !index.forms.some((form) => form.startsWith(first));
    })
    .map(({ word }) => word);
}

/** Ignores common words, unless the query has no others. */
function readQuery(index: SearchIndex, query: string) {
  const typed = wordsOf(query)
    .slice(0, LONGEST_QUERY)
    .map(({ word }) => word);
  const telling = typed.filter((word) => !index.rules.isCommon(word));
  const words = (telling.length > 0 ? telling : typed).map((word) => ({
    word,
    stems: index.rules.queryStems(word),
    forms: index.rules.queryForms(word),
  }));
  const related = words.map(({ stems }) => relatedStems(index, stems));
  return {
    words,
    /** For each word, all stems that count as this word. */
    terms: words.map(({ stems }, place) => [...stems, ...(related[place] ?? [])]),
    queries: words.map((word, place) =>
      wordQuery(index, word, related[place] ?? [], place === words.length - 1),
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

/**
 * The share of the query's words that occur in the fields of `BOOST`, as stems or as they were
 * typed.
 */
function gathered(
  { match }: Pick<SearchResult, 'match'>,
  words: Word[],
  termsOf: (word: Word) => string[],
): number {
  const telling = Object.keys(match).filter((term) => match[term]?.some((field) => field in BOOST));
  const occurs = (word: Word) =>
    termsOf(word).some((start) => telling.some((term) => term.startsWith(start)));
  return words.filter(occurs).length / words.length;
}

/** True if the title or one heading has all words of the query. */
function isInOneHeading(
  { title, headings }: FoundFields,
  words: Word[],
  { queryStems }: Stems,
): boolean {
  if (words.length < 2) return false;
  return [title, ...headings.split('\n')].some((line) => {
    const stems = new Set(wordsOf(line).flatMap(({ word }) => queryStems(word)));
    return words.every((word) => word.stems.some((stem) => stems.has(stem)));
  });
}

/** True if the title begins with the query, or at least half of its words are in the query. */
function isTitle(
  { title }: FoundFields,
  terms: string[][],
  { isCommon }: Stems,
  read: (word: string) => string[],
): boolean {
  const own = wordsOf(title)
    .filter(({ word }) => !isCommon(word))
    .map(({ word }) => read(word));
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
  index: SearchIndex,
  { stems, forms }: Word,
  related: string[],
  isLast: boolean,
): Query {
  // A word in the texts is spelt correctly, so do not search for similar words.
  const hasSlips = !isKnown(index, stems, related);
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
          fuzzy: hasSlips && place === 0 && slipsIn(stem),
        }),
      ),
      ...forms.map((form) => one(writtenTerm(form), WEIGHTS.written)),
      ...related.map((stem) => one(stem, WEIGHTS.skeleton)),
    ],
  };
}

function isKnown({ stems: known }: SearchIndex, stems: string[], related: string[]): boolean {
  return related.length > 0 || stems.some((stem) => known.has(stem));
}

/** How many letters may be wrong, missing or superfluous. False for none. */
function slipsIn({ length }: string): number | false {
  if (length < SHORTEST_FUZZY) return false;
  return length < SHORTEST_WITH_TWO_SLIPS ? 1 : 2;
}
