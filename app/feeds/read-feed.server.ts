import { languageOf, readFeeds, readListWords, readRecords } from '#app/content/read.server.ts';
import { neutralPath } from '#app/i18n/localized-path.ts';
import type { Moment } from '#app/i18n/moment.ts';
import type { FeedItem } from '#app/kinds/define-kind.ts';
import { allKinds } from '#app/kinds/kinds.ts';
import { changesOf } from '#app/kinds/next-change.server.ts';
import type { Language } from '#content/languages.ts';
import { momentOfDay } from './moment-of-day.ts';

export type Feed = {
  name: string;
  language: Language;
  title: string;
  description: string;
  items: FeedItem[];
  updated: Moment;
};

/** Enough items for a feed reader that fetches the feed once a month. */
const MOST_ITEMS = 30;

/** @throws RangeError for a list without a feed */
export function feedAtPath(url: URL): Promise<Feed> {
  const [, name = ''] = neutralPath(url.pathname).split('/');
  return readFeed(name, languageOf(url));
}

/**
 * The newest item comes first.
 * @internal exported for its test
 */
export async function readFeed(name: string, language: Language): Promise<Feed> {
  const found = allKinds.find(([, { list, feed }]) => feed && list === `/${name}`);
  const words = readFeeds(language).feeds[name];
  const module = await found?.[1].feed?.();
  if (!found || !words || !module) throw new RangeError(`There is no feed “${name}”`);
  const [kind] = found;
  const items = readRecords(language, kind)
    .map((record) => module.feedItem(record, language))
    .toSorted((one, other) => other.published - one.published)
    .slice(0, MOST_ITEMS);
  const changes = changesOf(kind).filter((moment) => moment <= Date.now());
  const days = [
    momentOfDay(readListWords(language, `/${name}`).updated),
    ...items.map(({ published, modified = published }) => modified),
  ];
  return { name, language, ...words, items, updated: Math.max(...days, ...changes) };
}
