import { languageOf } from '#app/content/read.server.ts';
import { readSearchParts } from '#app/content/search.server.ts';
import type { Route } from './+types/search-index-part.ts';

/** A part of a language's index. One that the site does not have any more is named by a head that was replaced. */
export function loader({ url, params }: Route.LoaderArgs) {
  const part = readSearchParts(languageOf(url)).parts.get(params.part);
  return new Response(part ?? null, {
    status: part === undefined ? 404 : 200,
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
  });
}
