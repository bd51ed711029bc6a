import { readFeeds } from '#app/content/read.server.ts';
import { languageOfPath } from '#app/i18n/language-of-path.ts';
import { localizedPath, neutralPath } from '#app/i18n/localized-path.ts';
import { type FeedName, feedNames, feedPath } from './feed-names.ts';

type FeedLink = { title: string; type: string; href: string };

const TYPES = { xml: 'application/rss+xml', json: 'application/feed+json' } as const;

/** What the home page tells of; every other page tells of its own list. */
const AT_HOME: readonly FeedName[] = ['blog', 'news'];

/**
 * The feeds that a page tells feed readers of: those of its list.
 * @param pathname the page's address, with its language's prefix
 */
export function feedLinks(pathname: string): FeedLink[] {
  const language = languageOfPath(pathname);
  const path = neutralPath(pathname);
  const names = path === '/' ? AT_HOME : feedNames.filter((name) => path.split('/')[1] === name);
  return names.flatMap((name) =>
    (['xml', 'json'] as const).map((format) => ({
      title: readFeeds(language)[name].title,
      type: TYPES[format],
      href: localizedPath(feedPath(name, format), language),
    })),
  );
}
