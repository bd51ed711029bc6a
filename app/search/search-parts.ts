import MiniSearch from 'minisearch';
import { rank, readQuery } from './run-search.ts';
import {
  type FoundFields,
  loadIndex,
  type SearchIndex,
  type SerializedIndex,
  vocabularyOf,
} from './search-index.ts';

/** What the browser has to know of an index before it is asked anything. */
export type IndexHead = {
  /** The parts that hold where stems stand, by the names of their files, each with its stems. */
  terms: { name: string; stems: string[] }[];
  /** The parts that hold what is shown of documents, in their order. */
  documents: string[];
  /** Documents in each of these but the last. */
  documentsPerPart: number;
  /** Words in each field of each document: a match in a short text says more. */
  lengths: number[][];
  averageLengths: number[];
  fields: SerializedIndex['fieldIds'];
};
/** Where stems stand, as MiniSearch writes it. */
export type TermsPart = SerializedIndex['index'];
/** What is shown of documents. */
export type DocumentsPart = (FoundFields & { id: string })[];

type ShownDocument = DocumentsPart[number] & { terms: string[] };
type Answer = { count: number; results: ShownDocument[] };
/** Fetches a part by the name of its file. */
export type FetchPart = <Part extends TermsPart | DocumentsPart>(name: string) => Promise<Part>;

/** An index of which no more is loaded than queries need. It answers as the whole index does. */
export type PartedIndex = {
  /** How many documents a query finds, and the first of them, or those from a place on. @throws what fetching a part throws */
  search: (query: string, most: number, from?: number) => Promise<Answer>;
};
/** What has been loaded of an index. */
type Loaded = {
  terms: Map<string, TermsPart>;
  documents: Map<string, DocumentsPart>;
  index?: SearchIndex;
};

const ONE_FIELD = { stem: 0 };
const NOTHING_REMOVED = { dirtCount: 0, serializationVersion: 2 };

/**
 * Opens an index by its head.
 * @param fetchPart asked once for each part, unless it throws
 * @param isForgetful whether the next query begins anew: who answers everybody would hold all of it in the end
 */
export function openParts(
  head: IndexHead,
  fetchPart: FetchPart,
  { isForgetful = false } = {},
): PartedIndex {
  const vocabulary = vocabularyOf(head.terms.flatMap(({ stems }) => stems));
  const places = indexOfPlaces(head);
  const kept: Loaded = { terms: new Map(), documents: new Map() };

  const load = async <Part extends TermsPart | DocumentsPart>(
    names: Iterable<string>,
    into: Map<string, Part>,
  ): Promise<void> => {
    const missing = [...new Set(names)].filter((name) => !into.has(name));
    await Promise.all(missing.map(async (name) => into.set(name, await fetchPart<Part>(name))));
  };

  const indexFor = async (query: string, loaded: Loaded): Promise<SearchIndex> => {
    const before = loaded.terms.size;
    await load(
      places
        .search({ combineWith: 'OR', queries: readQuery(vocabulary, query).queries })
        .map(({ id }) => head.terms[id]?.name ?? ''),
      loaded.terms,
    );
    if (!loaded.index || loaded.terms.size > before) {
      const terms = head.terms.flatMap(({ name }) => loaded.terms.get(name) ?? []);
      loaded.index = { ...loadIndex(withTerms(head, terms)), ...vocabulary };
    }
    return loaded.index;
  };

  return {
    search: async (query, most, from = 0) => {
      if (readQuery(vocabulary, query).words.length === 0) return { count: 0, results: [] };
      const loaded: Loaded = isForgetful ? { terms: new Map(), documents: new Map() } : kept;
      const found = rank(await indexFor(query, loaded), query);
      const first = found.slice(from, from + most).map(({ id, terms }) => {
        const place = Number(id);
        return {
          terms,
          name: head.documents[Math.floor(place / head.documentsPerPart)] ?? '',
          place: place % head.documentsPerPart,
        };
      });
      await load(
        first.map(({ name }) => name),
        loaded.documents,
      );
      return {
        count: found.length,
        results: first.flatMap(({ name, place, terms }) => {
          const document = loaded.documents.get(name)?.[place];
          return document ? [{ ...document, terms }] : [];
        }),
      };
    },
  };
}

/** An index in which each part of the terms is a document: it finds where the stems are that a query may mean. */
function indexOfPlaces({ terms }: IndexHead): MiniSearch {
  return MiniSearch.loadJS(
    {
      ...NOTHING_REMOVED,
      documentCount: terms.length,
      nextId: terms.length,
      documentIds: numbered(terms, (_, place) => place),
      fieldIds: ONE_FIELD,
      fieldLength: numbered(terms, () => [1]),
      averageFieldLength: [1],
      storedFields: {},
      index: terms.flatMap(({ stems }, place) =>
        stems.map((stem): TermsPart[number] => [stem, { [ONE_FIELD.stem]: { [place]: 1 } }]),
      ),
    } as SerializedIndex,
    { fields: Object.keys(ONE_FIELD) },
  );
}

/** The index with some of its terms; documents are known by their places. */
function withTerms(
  { lengths, averageLengths, fields }: IndexHead,
  terms: TermsPart,
): SerializedIndex {
  return {
    ...NOTHING_REMOVED,
    documentCount: lengths.length,
    nextId: lengths.length,
    documentIds: numbered(lengths, (_, place) => place),
    fieldIds: fields,
    fieldLength: numbered(lengths, (length) => length),
    averageFieldLength: averageLengths,
    storedFields: {},
    index: terms,
  } as SerializedIndex;
}

function numbered<Item, Value>(
  items: Item[],
  valueAt: (item: Item, place: number) => Value,
): Record<string, Value> {
  return Object.fromEntries(items.map((item, place) => [place, valueAt(item, place)]));
}
