import { languageOf, readPage } from '#app/content/read.server.ts';
import { readSearchParts } from '#app/content/search.server.ts';
import type { Route } from './+types/search-index.ts';

/** The head of a language's index and the words around its results, for the search in the header: fetched when it is opened. */
export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url);
  return Response.json({ words: readPage(language, 'search'), head: readSearchParts(language).head });
}
