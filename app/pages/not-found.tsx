import { notFoundNear } from '#app/content/find.server.ts';
import type { Route } from './+types/not-found.ts';

/** The route of all unknown paths. The error boundary in root.tsx shows the answer. */
export async function loader(args: Route.LoaderArgs) {
  throw await notFoundNear(args);
}

export default function NotFound() {
  return null;
}
