import { readPage } from '#app/content/read.server.ts';
import { formatDate } from '#app/i18n/format.server.ts';
import type { Language } from '#content/languages.ts';
import type { NewsItem } from './schema.ts';

/** A card with an anchor, because items had no pages at first and links name their anchors. */
export function newsCard(item: NewsItem, language: Language) {
  const { slug, heading, description, date, topic } = item;
  return {
    to: `/news/${slug}`,
    id: slug,
    heading,
    text: description,
    date,
    day: formatDate(date, language),
    topic: readPage(language, 'news').topics[topic],
  };
}
