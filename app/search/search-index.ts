import MiniSearch, { type AsPlainObject, type Options } from 'minisearch';
import { indexStemmer, isCommon, skeletonOf } from './stems.ts';
import { wordsOf } from './words.ts';

/** A place that can be found: a page, or a part of one with an address of its own. */
export type SearchDocument = {
  /** Its path, without a language's prefix. */
  id: string;
  kind: string;
  title: string;
  /** What it is about, in a sentence or two. */
  summary: string;
  headings: string;
  body: string;
  /** What else it is found by and does not show: its description for search engines, other words for its subject. */
  keywords: string;
};
export type FoundFields = Pick<SearchDocument, 'kind' | 'title' | 'summary'>;

/** An index that can be written as JSON. */
export type SerializedIndex = AsPlainObject;
/** The stems that documents hold, and those of one word in several numbers by what they have in common. */
export type Vocabulary = { stems: Set<string>; stemsBySkeleton: Map<string, string[]> };
/** An index that queries can be put to. */
export type SearchIndex = Vocabulary & { documents: MiniSearch<SearchDocument> };

const FIELDS = ['title', 'summary', 'headings', 'body', 'keywords'] as const;

const options: Options<SearchDocument> = {
  fields: [...FIELDS],
  storeFields: ['kind', 'title', 'summary'] satisfies (keyof FoundFields)[],
  tokenize: (text) => wordsOf(text).map(({ word }) => word),
};

/** Makes the index of one language's documents. */
export function makeIndex(documents: SearchDocument[]): SerializedIndex {
  const stem = indexStemmer(wordsIn(documents));
  const index = new MiniSearch({
    ...options,
    processTerm: (word, field) => (isHeld(word, field) ? stem(word) : null),
  });
  index.addAll(documents);
  const serialized = index.toJSON();
  // In an order of their own, so that parts of the index add up scores as all of it does, to the last digit.
  return {
    ...serialized,
    index: serialized.index.toSorted(([one], [other]) => (one < other ? -1 : 1)),
  };
}

/** One after the other, not those of a thousand texts at once. */
function* wordsIn(documents: SearchDocument[]): Generator<string> {
  for (const document of documents)
    for (const field of FIELDS) for (const { word } of wordsOf(document[field])) yield word;
}

/** Common words are held where a title may be made of nothing else, as «من نحن» is. */
function isHeld(word: string, field?: string): boolean {
  return field === 'title' || !isCommon(word);
}

/** Brings an index back to life. */
export function loadIndex(serialized: SerializedIndex): SearchIndex {
  return {
    documents: MiniSearch.loadJS(serialized, options),
    ...vocabularyOf(serialized.index.map(([stem]) => stem)),
  };
}

/** What is known of stems before any document is. */
export function vocabularyOf(stems: string[]): Vocabulary {
  const stemsBySkeleton = new Map<string, string[]>();
  for (const stem of stems) {
    const skeleton = skeletonOf(stem);
    if (skeleton) stemsBySkeleton.set(skeleton, [...(stemsBySkeleton.get(skeleton) ?? []), stem]);
  }
  return { stems: new Set(stems), stemsBySkeleton };
}
