import type { BlogPosting } from 'schema-dts';
import { article } from '#app/seo/structured-data/article.server.ts';
import type { Place } from '../define-kind.ts';
import type { Post } from './schema.ts';

export function structuredData(post: Post, place: Place): BlogPosting {
  return { '@type': 'BlogPosting', ...article(place, post) };
}
