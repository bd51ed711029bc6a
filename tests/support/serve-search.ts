import { vi } from 'vitest';
import { dataCache } from '#app/data-cache.ts';
import { localizedPath } from '#app/i18n/localized-path.ts';
import { highlight } from '#app/search/highlight.ts';
import { runSearch } from '#app/search/run-search.ts';
import type { SearchAnswer, SearchWords } from '#app/search/search-answer.ts';
import {
  loadIndex,
  makeIndex,
  type SearchDocument,
  type SearchIndex,
} from '#app/search/search-index.ts';
import { editions } from './words.ts';

type Edition = (typeof editions)[number];

/** Replaces `fetch`. Answers the search panel as the server does, and other requests with 404. */
export function serveSearch() {
  dataCache.clear();
  const indexes = editions.map((edition) => ({ edition, index: indexOf(edition) }));
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const { pathname, searchParams } = new URL(String(input), location.origin);
    const asked = indexes.find(
      ({ edition }) => localizedPath('/search.json', edition) === pathname,
    );
    if (!asked) return new Response(null, { status: 404 });
    const query = searchParams.get('q') ?? '';
    const found = runSearch(asked.index, query);
    const others = indexes
      .filter((other) => other !== asked)
      .map(({ edition: { code }, index }) => ({ code, count: runSearch(index, query).length }))
      .filter(({ count }) => count > 0);
    const answer: SearchAnswer & { words: SearchWords } = {
      query,
      count: found.length,
      results: found.slice(0, 6).map(({ id, kind, title, summary, terms }) => ({
        to: id,
        kind,
        title: highlight(title, terms),
        text: highlight(summary, terms),
      })),
      page: 1,
      pages: 1,
      others,
      words: asked.edition.pages.search,
    };
    return Response.json(answer);
  });
}

function indexOf({ collections }: Edition): SearchIndex {
  const documents = collections.services.map(({ slug, name, summary }): SearchDocument => {
    const unused = { headings: '', body: '', keywords: '' };
    return { id: `/services/${slug}`, kind: 'services', title: name, summary, ...unused };
  });
  return loadIndex(makeIndex(documents));
}
