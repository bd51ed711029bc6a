import { readFeeds, readPage, readRecords } from '#app/content/read.server.ts';
import type { Moment } from '#app/i18n/moment.ts';
import type { FeedItem } from '#app/kinds/define-kind.ts';
import { allKinds } from '#app/kinds/kinds.ts';
import { changesOf } from '#app/kinds/next-change.server.ts';
import type { Language } from '#content/languages.ts';
import { momentOfDay } from './moment-of-day.ts';

/** The feed of a list, independent of the format. */
export type Feed = {
  name: string;
  language: Language;
  title: string;
  description: string;
  items: FeedItem[];
  updated: Moment;
};

/** Enough for a feed reader that asks once a month to miss nothing. */
const MOST_ITEMS = 30;

/**
 * The current feed of a list, newest first. Its moments come from the content, so the same content
 * gives the same bytes.
 * @param name last part of the list's path
 * @throws RangeError where the list has no feed
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
    momentOfDay(readPage(language, name as 'blog').updated),
    ...items.map(({ published, modified = published }) => modified),
  ];
  return { name, language, ...words, items, updated: Math.max(...days, ...changes) };
}
