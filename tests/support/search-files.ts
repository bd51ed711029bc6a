import { vi } from 'vitest';
import { dataCache } from '#app/data-cache.ts';
import { localizedPath } from '#app/i18n/localized-path.ts';
import { makeIndex, type SearchDocument } from '#app/search/search-index.ts';
import type { IndexHead } from '#app/search/search-parts.ts';
import { editions } from './words.ts';

type Edition = (typeof editions)[number];

export const INDEX = '/search-index.json';

/**
 * Answers the requests for each language's search index with one of the site's services, and any
 * other request with 404. Starts with an empty data cache.
 */
export function serveSearchIndex() {
  dataCache.clear();
  const files = new Map(editions.flatMap(filesOf));
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const file = files.get(String(input));
    return file ? Response.json(file) : new Response(null, { status: 404 });
  });
}

function filesOf(edition: Edition): [path: string, content: unknown][] {
  const { pages, collections } = edition;
  const documents = collections.services.map(({ slug, name, summary }): SearchDocument => {
    const unused = { headings: '', body: '', keywords: '' };
    return { id: `/services/${slug}`, kind: 'services', title: name, summary, ...unused };
  });
  const { index, fieldIds, fieldLength, averageFieldLength } = makeIndex(documents);
  const head: IndexHead = {
    terms: [{ name: 'terms.json', stems: index.map(([stem]) => stem) }],
    documents: ['documents.json'],
    documentsPerPart: documents.length,
    lengths: documents.map((_, place) => fieldLength[place] ?? []),
    averageLengths: averageFieldLength,
    fields: fieldIds,
  };
  return [
    [localizedPath(INDEX, edition), { words: pages.search, head }],
    [localizedPath('/search-index/terms.json', edition), index],
    [localizedPath('/search-index/documents.json', edition), documents],
  ];
}
