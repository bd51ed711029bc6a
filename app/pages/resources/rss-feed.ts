import { feedOfAddress } from '#app/feeds/feed-of-address.server.ts';
import { rssOf } from '#app/feeds/rss.server.ts';
import type { Route } from './+types/rss-feed.ts';

/** What is new on a list, for feed readers to subscribe to. */
export function loader({ url }: Route.LoaderArgs) {
  return new Response(rssOf(feedOfAddress(url)), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  });
}
