import type { NewsArticle } from 'schema-dts';
import { readPage } from '#app/content/read.server.ts';
import { article } from '#app/seo/structured-data/article.server.ts';
import type { Place } from '../define-kind.ts';
import type { NewsItem } from './schema.ts';

export function structuredData(item: NewsItem, place: Place): NewsArticle {
  const articleSection = readPage(place.language, 'news').topics[item.topic];
  return { '@type': 'NewsArticle', ...article(place, item), articleSection };
}
