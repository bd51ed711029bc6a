import type { NewsArticle } from 'schema-dts';
import { article } from '#app/seo/structured-data/article.server.ts';
import type { Place } from '../define-kind.ts';
import type { NewsItem } from './schema.ts';

export function structuredData(item: NewsItem, place: Place): NewsArticle {
  return { '@type': 'NewsArticle', ...article(place, item) };
}
