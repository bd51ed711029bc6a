/**
 * The lists that feed readers can subscribe to, by the addresses of their pages: `/blog` has
 * `/blog/feed.xml`.
 */
export const feedNames = ['blog', 'news', 'careers', 'webinars'] as const;
export type FeedName = (typeof feedNames)[number];

/** Where a feed is, without a language's prefix. */
export function feedPath(name: FeedName, format: 'xml' | 'json'): string {
  return `/${name}/feed.${format}`;
}
