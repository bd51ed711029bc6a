import { feedAtPath } from '#app/feeds/read-feed.server.ts';
import { rssOf } from '#app/feeds/rss.server.ts';
import type { Route } from './+types/rss-feed.ts';

export async function loader({ url }: Route.LoaderArgs) {
  return new Response(rssOf(await feedAtPath(url)), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  });
}
