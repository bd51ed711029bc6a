import { languageOf } from '#app/content/read.server.ts';
import { localizedPath } from '#app/i18n/localized-path.ts';
import { feedNames } from './feed-names.ts';
import { type Feed, readFeed } from './read-feed.server.ts';

/** The feed that is at an address of one of the routes of feeds. @throws RangeError at any other */
export function feedOfAddress(url: URL): Feed {
  const language = languageOf(url);
  const name = feedNames.find((candidate) =>
    url.pathname.startsWith(localizedPath(`/${candidate}/`, language)),
  );
  if (name === undefined) throw new RangeError(`${url.pathname} is no feed`);
  return readFeed(name, language);
}
