import { readFeeds } from '#app/content/read.server.ts';
import { languageOfPath } from '#app/i18n/language-of-path.ts';
import { localizedPath, neutralPath } from '#app/i18n/localized-path.ts';
import { feedNames } from '#app/kinds/kinds.ts';
import { feedPath } from './feed-path.ts';

type FeedLink = { title: string; type: string; href: string };

const TYPES = { xml: 'application/rss+xml', json: 'application/feed+json' } as const;

const AT_HOME: readonly string[] = ['blog', 'news'];

/**
 * Links to feeds, for the head of a page. A list page and its records' pages link to the feed of
 * their list, and the home page links to the feeds in `AT_HOME`.
 */
export function feedLinks(pathname: string): FeedLink[] {
  const language = languageOfPath(pathname);
  const path = neutralPath(pathname);
  const words = readFeeds(language).feeds;
  const names = path === '/' ? AT_HOME : feedNames.filter((name) => path.split('/')[1] === name);
  return names.flatMap((name) =>
    (['xml', 'json'] as const).map((format) => ({
      title: words[name]?.title ?? name,
      type: TYPES[format],
      href: localizedPath(feedPath(name, format), language),
    })),
  );
}
