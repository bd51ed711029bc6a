import { changesOf } from '#app/content/changes.server.ts';
import { readFeeds, readPage } from '#app/content/read.server.ts';
import type { Moment } from '#app/i18n/moment.ts';
import type { Language } from '#content/languages.ts';
import { type FeedItem, momentOfDay } from './feed-item.ts';
import type { FeedName } from './feed-names.ts';
import { readItems } from './read-items.server.tsx';

/** A list as feeds tell it, whatever their format. */
export type Feed = {
  name: FeedName;
  language: Language;
  title: string;
  description: string;
  items: FeedItem[];
  updated: Moment;
};

const RECORDS = { blog: 'blog', news: 'news', careers: 'jobs', webinars: 'webinars' } as const;

/**
 * What a feed says now. Its moments are the content's, so that the same content gives the same
 * bytes.
 */
export function readFeed(name: FeedName, language: Language): Feed {
  const { title, description } = readFeeds(language)[name];
  const items = readItems(name, language);
  const changes = changesOf(RECORDS[name]).filter((moment) => moment <= Date.now());
  const days = [
    momentOfDay(readPage(language, name).updated),
    ...items.map(({ published, modified = published }) => modified),
  ];
  return {
    name,
    language,
    title: title,
    description: description,
    items,
    updated: Math.max(...days, ...changes),
  };
}
