import { languageOf } from '#app/content/read.server.ts';
import { neutralPath } from '#app/i18n/localized-path.ts';
import { type Feed, readFeed } from './read-feed.server.ts';

/**
 * The feed at the path of a feed's route, such as `/ar/blog/feed.xml`.
 * @throws RangeError at any other path
 */
export function feedAtPath(url: URL): Promise<Feed> {
  const [, name = ''] = neutralPath(url.pathname).split('/');
  return readFeed(name, languageOf(url));
}
