import type { TechArticle } from 'schema-dts';
import { article } from '#app/seo/structured-data/article.server.ts';
import type { Place } from '../define-kind.ts';
import type { Article } from './schema.ts';

export function structuredData(entry: Article, place: Place): TechArticle {
  return { '@type': 'TechArticle', ...article(place, entry) };
}
