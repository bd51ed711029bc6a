import { readRecords } from '#app/content/read.server.ts';
import type { Language } from '#content/languages.ts';
import type { NewsItem } from './schema.ts';

const MOST_OTHERS = 3;

/** The newest other items, those of the same topic first, for the end of an item's page. */
export function otherNews({ slug, topic }: NewsItem, language: Language): NewsItem[] {
  return readRecords(language, 'news')
    .filter((other) => other.slug !== slug)
    .toSorted((one, other) => Number(other.topic === topic) - Number(one.topic === topic))
    .slice(0, MOST_OTHERS);
}
