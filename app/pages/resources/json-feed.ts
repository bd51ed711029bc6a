import { jsonFeedOf } from '#app/feeds/json-feed.server.ts';
import { feedAtPath } from '#app/feeds/read-feed.server.ts';
import type { Route } from './+types/json-feed.ts';

export async function loader({ url }: Route.LoaderArgs) {
  return new Response(jsonFeedOf(await feedAtPath(url)), {
    headers: { 'Content-Type': 'application/feed+json; charset=utf-8' },
  });
}
