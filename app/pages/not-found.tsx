import { notFound } from '#app/content/find.server.ts';
import { languageOf } from '#app/content/read.server.ts';
import type { Route } from './+types/not-found.ts';

/**
 * The catch-all. The root's error boundary shows the answer, as it does for a post or a role that
 * does not exist.
 */
export function loader({ url }: Route.LoaderArgs) {
  throw notFound(languageOf(url));
}

export default function NotFound() {
  return null;
}
