import type { NewsArticle } from 'schema-dts';
import { beginningOf } from '#app/seo/structured-data/article.server.ts';
import { ids, imageOf } from '#app/seo/structured-data/place.server.ts';
import type { Place } from '../define-kind.ts';
import type { NewsItem } from './schema.ts';

export function structuredData({ slug, heading, date }: NewsItem, place: Place): NewsArticle {
  return {
    '@type': 'NewsArticle',
    '@id': ids.of(place, slug),
    url: ids.of(place, slug),
    headline: heading,
    image: imageOf(place),
    datePublished: beginningOf(date),
    dateModified: beginningOf(date),
    author: { '@id': ids.organization },
    publisher: { '@id': ids.organization },
  };
}
