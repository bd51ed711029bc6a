import MiniSearch, { type AsPlainObject, type Options } from 'minisearch';
import { ownStems, type Stems } from './stems.ts';
import { wordsOf } from './words.ts';

export type SearchDocument = {
  /** The path of the page or section, without a language's prefix. */
  id: string;
  kind: string;
  title: string;
  summary: string;
  headings: string;
  body: string;
  /** Words that are searched but not shown: synonyms and the description for search engines. */
  keywords: string;
};
export type FoundFields = Pick<SearchDocument, 'kind' | 'title' | 'summary' | 'headings'>;

export type SerializedIndex = AsPlainObject;
export type SearchIndex = {
  documents: MiniSearch<SearchDocument>;
  rules: Stems;
  stems: Set<string>;
  /** A skeleton is the consonants that an Arabic singular shares with its plurals. */
  stemsBySkeleton: Map<string, string[]>;
};

const FIELDS = ['title', 'summary', 'headings', 'body', 'keywords'] as const;

const options: Options<SearchDocument> = {
  fields: [...FIELDS],
  storeFields: ['kind', 'title', 'summary', 'headings'] satisfies (keyof FoundFields)[],
  tokenize: (text) => wordsOf(text).map(({ word }) => word),
};

export function makeIndex(documents: SearchDocument[], rules = ownStems): SerializedIndex {
  const stem = rules.indexStemmer(wordsIn(documents));
  // Common words count only in titles. A title such as «من نحن» has no other words.
  const isIndexed = (word: string, field?: string) => field === 'title' || !rules.isCommon(word);
  const index = new MiniSearch({
    ...options,
    processTerm: (word, field) => (isIndexed(word, field) ? stem(word) : null),
  });
  index.addAll(documents);
  return index.toJSON();
}

/** A generator does not need memory for all words at the same time. */
function* wordsIn(documents: SearchDocument[]): Generator<string> {
  for (const document of documents)
    for (const field of FIELDS) for (const { word } of wordsOf(document[field])) yield word;
}

export function loadIndex(serialized: SerializedIndex, rules = ownStems): SearchIndex {
  const stems = serialized.index.map(([stem]) => stem);
  const stemsBySkeleton = new Map<string, string[]>();
  for (const stem of stems) {
    const skeleton = rules.skeletonOf(stem);
    if (skeleton) stemsBySkeleton.set(skeleton, [...(stemsBySkeleton.get(skeleton) ?? []), stem]);
  }
  return {
    documents: MiniSearch.loadJS(serialized, options),
    rules,
    stems: new Set(stems),
    stemsBySkeleton,
  };
}
