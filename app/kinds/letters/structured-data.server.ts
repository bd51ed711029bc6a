import type { Article } from 'schema-dts';
import { article } from '#app/seo/structured-data/article.server.ts';
import type { Place } from '../define-kind.ts';
import type { Letter } from './schema.ts';

export function structuredData(letter: Letter, place: Place): Article {
  return { '@type': 'Article', ...article(place, letter) };
}
