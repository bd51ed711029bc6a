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

/** An index as the browser loads it. */
export type SerializedIndex = AsPlainObject;
/** An index that queries can be put to. */
export type SearchIndex = { documents: MiniSearch<SearchDocument>; stems: Set<string>; stemsBySkeleton: Map<string, string[]> };

const FIELDS = ['title', 'summary', 'headings', 'body', 'keywords'] as const;

const options: Options<SearchDocument> = {
  fields: [...FIELDS],
  storeFields: ['kind', 'title', 'summary'] satisfies (keyof FoundFields)[],
  tokenize: (text) => wordsOf(text).map(({ word }) => word),
};

/** Makes the index of one language's documents. */
export function makeIndex(documents: SearchDocument[]): SerializedIndex {
  const words = documents.flatMap((document) => FIELDS.flatMap((field) => wordsOf(document[field]).map(({ word }) => word)));
  const stem = indexStemmer(words);
  const index = new MiniSearch({ ...options, processTerm: (word, field) => (isHeld(word, field) ? stem(word) : null) });
  index.addAll(documents);
  return index.toJSON();
}

/** Common words are held where a title may be made of nothing else, as «من نحن» is. */
function isHeld(word: string, field?: string): boolean {
  return field === 'title' || !isCommon(word);
}

/** Brings an index back to life. */
export function loadIndex(serialized: SerializedIndex): SearchIndex {
  const stemsBySkeleton = new Map<string, string[]>();
  for (const [stem] of serialized.index) {
    const skeleton = skeletonOf(stem);
    if (skeleton) stemsBySkeleton.set(skeleton, [...(stemsBySkeleton.get(skeleton) ?? []), stem]);
  }
  const stems = new Set(serialized.index.map(([stem]) => stem));
  return { documents: MiniSearch.loadJS(serialized, options), stems, stemsBySkeleton };
}
