import { notFound } from '#app/content/find.server.ts';
import { languageOf } from '#app/content/read.server.ts';
import type { Route } from './+types/not-found.ts';

/** All unknown paths lead to this loader. The root's error boundary shows the answer. */
export function loader({ url }: Route.LoaderArgs) {
  throw notFound(languageOf(url));
}

export default function NotFound() {
  return null;
}
