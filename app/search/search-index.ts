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
  /** The words as they are written. */
  forms: string[];
  /** A skeleton is the consonants that an Arabic singular shares with its plurals. */
  stemsBySkeleton: Map<string, string[]>;
};

/**
 * Stands before a word that is indexed as it is written, beside its stem. No typing error is as
 * long.
 */
const WRITTEN = '===';

export function writtenTerm(form: string): string {
  return WRITTEN + form;
}

export function isWrittenTerm(term: string): boolean {
  return term.startsWith(WRITTEN);
}

const FIELDS = ['title', 'summary', 'headings', 'body', 'keywords'] as const;

const options: Options<SearchDocument> = {
  fields: [...FIELDS],
  storeFields: ['kind', 'title', 'summary', 'headings'] satisfies (keyof FoundFields)[],
  tokenize: (text) => wordsOf(text).map(({ word }) => word),
};

export function makeIndex(documents: SearchDocument[], rules = ownStems): SerializedIndex {
  const read = rules.indexReader(wordsIn(documents));
  // Common words count only in titles. A title such as «من نحن» has no other words.
  const isIndexed = (word: string, field?: string) => field === 'title' || !rules.isCommon(word);
  const index = new MiniSearch({
    ...options,
    processTerm: (word, field) => {
      if (!isIndexed(word, field)) return null;
      const { form, stem } = read(word);
      return [stem, writtenTerm(form)];
    },
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
  const terms = serialized.index.map(([term]) => term);
  const stems = terms.filter((term) => !isWrittenTerm(term));
  const stemsBySkeleton = new Map<string, string[]>();
  for (const stem of stems) {
    const skeleton = rules.skeletonOf(stem);
    if (skeleton) stemsBySkeleton.set(skeleton, [...(stemsBySkeleton.get(skeleton) ?? []), stem]);
  }
  return {
    documents: MiniSearch.loadJS(serialized, options),
    rules,
    stems: new Set(stems),
    forms: terms.filter(isWrittenTerm).map((term) => term.slice(WRITTEN.length)),
    stemsBySkeleton,
  };
}
