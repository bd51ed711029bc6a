import { readPage, readRecords } from '#app/content/read.server.ts';
import { formatDate, formatMonth } from '#app/i18n/format.server.ts';
import { toMoment } from '#app/i18n/moment.ts';
import type { Language } from '#content/languages.ts';
import { hijriDate } from '../hijri-date.server.ts';
import { type NewsItem, schema } from './schema.ts';

/** Old links lead to `#slug` on the list page, so each card has an anchor. */
export function newsCard(item: NewsItem, language: Language) {
  const { slug, heading, description, date, topic, event } = item;
  const { topics, events } = readPage(language, 'news');
  return {
    to: `/news/${slug}`,
    id: slug,
    heading,
    text: description,
    date,
    day: formatDate(date, language),
    topic: topics[topic],
    event: events[event],
    isCorrection: event === 'corrected',
    ...partsOfDay(item, language),
  };
}

/** The parts of a day, because the list shows the number of the day in large type. */
function partsOfDay({ date }: NewsItem, language: Language) {
  const [year = '', , number = ''] = date.split('-');
  return {
    year,
    number: String(Number(number)),
    month: formatMonth(date, language),
    hijri: hijriDate(toMoment(date), language),
  };
}

export function newsCounts(language: Language) {
  const { events } = readPage(language, 'news');
  const items = readRecords(language, 'news');
  return schema.entries.event.options
    .map((event) => ({
      label: events[event],
      count: items.filter((item) => item.event === event).length,
      isCorrection: event === 'corrected',
    }))
    .filter(({ count }) => count > 0);
}

/** How many news items there are up to this one. */
export function newsNumber({ date }: NewsItem, language: Language): number {
  return readRecords(language, 'news').filter((other) => other.date <= date).length;
}

const MOST_OTHERS = 3;

/** News with the same topic comes first. */
export function otherNews({ slug, topic }: NewsItem, language: Language) {
  return readRecords(language, 'news')
    .filter((other) => other.slug !== slug)
    .toSorted((one, other) => Number(other.topic === topic) - Number(one.topic === topic))
    .slice(0, MOST_OTHERS)
    .map((other) => newsCard(other, language));
}
