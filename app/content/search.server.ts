import { localizedPath } from '#app/i18n/localized-path.ts';
import { type CutIndex, cutIndex } from '#app/search/cut-index.server.ts';
import { excerpt, highlight, type Piece } from '#app/search/highlight.ts';
import { makeIndex } from '#app/search/search-index.ts';
import { type IndexHead, openParts, type PartedIndex } from '#app/search/search-parts.ts';
import type { ReadFile } from '#app/services.ts';
import { type Language, languages } from '#content/languages.ts';
import { forNow } from './for-now.server.ts';
import { readPage } from './read.server.ts';
import type { Pages } from './schemas/pages.ts';
import { searchDocuments } from './search-documents.server.ts';

type SearchResult = { to: string; kind: string; title: Piece[]; text: Piece[] };

/** Where the files of an index are, without a language's prefix. */
const HEAD = '/search-index.json';
const partPath = (name: string) => `/search-index/${name}`;
/** Results on one page. */
const MOST = 20;

/** The index of a language as the browser loads it, in parts. */
export const readSearchParts: (language: Language) => CutIndex = forNow((language) => {
  const documents = searchDocuments(language);
  return cutIndex(makeIndex(documents), documents);
});

/** What the search in the header starts from: the head of a language's index, and the words around its results. */
export function readSearchHead(language: Language): { words: Pages['search']; head: IndexHead } {
  return { words: readPage(language, 'search'), head: readSearchParts(language).head };
}

/** The files of all languages' indexes, by their addresses. Making them takes longer than rendering a page may. */
export function searchFiles(): Map<string, string> {
  const files = languages.flatMap((language) =>
    [
      [HEAD, JSON.stringify(readSearchHead(language))] as const,
      ...Array.from(
        readSearchParts(language).parts,
        ([part, text]) => [partPath(part), text] as const,
      ),
    ].map(([path, text]) => [localizedPath(path, language), text] as const),
  );
  return new Map(files);
}

type Answer = { count: number; results: SearchResult[]; part: number; parts: number };

/**
 * Answers a query with what a page shows of each result: where the text itself matched, that part of it.
 * @param wanted which part of the results; the nearest there is, where there is no such part
 * @param readFile reads a file that was built
 */
export async function search(
  language: Language,
  query: string,
  wanted: number,
  readFile: ReadFile,
): Promise<Answer> {
  const index = await openIndex(language, readFile);
  const find = (part: number) => index.search(query, MOST, (part - 1) * MOST);
  const asked = Math.max(1, Math.trunc(wanted) || 1);
  const { count, results: there } = await find(asked);
  const parts = Math.max(1, Math.ceil(count / MOST));
  const part = Math.min(asked, parts);
  const found = part === asked ? there : (await find(part)).results;
  const documents = searchDocuments(language, new Set(found.map(({ id }) => id)));
  const bodies = new Map(documents.map(({ id, body }) => [id, body]));
  const results = found.map(({ id, kind, title, summary, terms }) => {
    const inSummary = highlight(summary, terms).some(({ matched }) => matched);
    const text = inSummary ? summary : (excerpt(bodies.get(id) ?? '', terms) ?? summary);
    return { to: id, kind, title: highlight(title, terms), text: highlight(text, terms) };
  });
  return { count, results, part, parts };
}

/** How many places a query finds in a language. */
export async function countResults(
  language: Language,
  query: string,
  readFile: ReadFile,
): Promise<number> {
  return (await (await openIndex(language, readFile)).search(query, 0)).count;
}

/**
 * The index as the build made it, part by part; where the site shows something else by now, it is made anew, which takes
 * seconds where there are a thousand texts, and memory.
 */
const openIndex = forNow(async (language, readFile: ReadFile): Promise<PartedIndex> => {
  const read = (path: string) => readFile(localizedPath(path, language));
  const built = await read(HEAD);
  const { head } =
    built === undefined
      ? readSearchHead(language)
      : (JSON.parse(built) as ReturnType<typeof readSearchHead>);
  const partOf = async (name: string) =>
    (built === undefined ? undefined : await read(partPath(name))) ??
    readSearchParts(language).parts.get(name);
  return openParts(head, async (name) => JSON.parse((await partOf(name)) ?? '[]'), {
    isForgetful: true,
  });
});
