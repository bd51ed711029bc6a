import { languageOf, readPage } from '#app/content/read.server.ts';
import { readSearchIndex } from '#app/content/search.server.ts';
import type { Route } from './+types/search-index.ts';

/** The index of one language and the words around its results, for the search in the header: fetched when it is opened. */
export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url);
  return Response.json({ words: readPage(language, 'search'), index: readSearchIndex(language) });
}
