import MiniSearch, { type AsPlainObject, type Options } from 'minisearch';
import { indexStemmer, isCommon, skeletonOf } from './stems.ts';
import { wordsOf } from './words.ts';

/** A page in the search index, or a section with its own URL. */
export type SearchDocument = {
  /** The path of the page or section, without a language's prefix. */
  id: string;
  kind: string;
  title: string;
  summary: string;
  headings: string;
  body: string;
  /** Words that are searched but not shown: synonyms, and the description for search engines. */
  keywords: string;
};
export type FoundFields = Pick<SearchDocument, 'kind' | 'title' | 'summary' | 'headings'>;

/** The index in a form that can be written as JSON. */
export type SerializedIndex = AsPlainObject;
export type SearchIndex = {
  documents: MiniSearch<SearchDocument>;
  stems: Set<string>;
  /** Arabic stems by the skeleton that a singular shares with its plurals. */
  stemsBySkeleton: Map<string, string[]>;
};

const FIELDS = ['title', 'summary', 'headings', 'body', 'keywords'] as const;

const options: Options<SearchDocument> = {
  fields: [...FIELDS],
  storeFields: ['kind', 'title', 'summary', 'headings'] satisfies (keyof FoundFields)[],
  tokenize: (text) => wordsOf(text).map(({ word }) => word),
};

export function makeIndex(documents: SearchDocument[]): SerializedIndex {
  const stem = indexStemmer(wordsIn(documents));
  const index = new MiniSearch({
    ...options,
    processTerm: (word, field) => (isIndexed(word, field) ? stem(word) : null),
  });
  index.addAll(documents);
  return index.toJSON();
}

/** Generates the words one by one, so that they are not all in memory at the same time. */
function* wordsIn(documents: SearchDocument[]): Generator<string> {
  for (const document of documents)
    for (const field of FIELDS) for (const { word } of wordsOf(document[field])) yield word;
}

/** Common words are indexed only in titles. A title such as «من نحن» has no other words. */
function isIndexed(word: string, field?: string): boolean {
  return field === 'title' || !isCommon(word);
}

export function loadIndex(serialized: SerializedIndex): SearchIndex {
  const stems = serialized.index.map(([stem]) => stem);
  const stemsBySkeleton = new Map<string, string[]>();
  for (const stem of stems) {
    const skeleton = skeletonOf(stem);
    if (skeleton) stemsBySkeleton.set(skeleton, [...(stemsBySkeleton.get(skeleton) ?? []), stem]);
  }
  return {
    documents: MiniSearch.loadJS(serialized, options),
    stems: new Set(stems),
    stemsBySkeleton,
  };
}
