import { feedOfAddress } from '#app/feeds/feed-of-address.server.ts';
import { jsonFeedOf } from '#app/feeds/json-feed.server.ts';
import type { Route } from './+types/json-feed.ts';

/** The same as in RSS, as JSON. */
export function loader({ url }: Route.LoaderArgs) {
  return new Response(jsonFeedOf(feedOfAddress(url)), {
    headers: { 'Content-Type': 'application/feed+json; charset=utf-8' },
  });
}
