import { languageOf } from '#app/content/read.server.ts';
import { readSearchHead } from '#app/content/search.server.ts';
import type { Route } from './+types/search-index.ts';

/** What the search in the header starts from: fetched when it is opened. */
export function loader({ url }: Route.LoaderArgs) {
  return Response.json(readSearchHead(languageOf(url)));
}
