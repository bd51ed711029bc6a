import type { BlogPosting } from 'schema-dts';
import { readPage } from '#app/content/read.server.ts';
import { article } from '#app/seo/structured-data/article.server.ts';
import type { Place } from '../define-kind.ts';
import type { Post } from './schema.ts';

export function structuredData(post: Post, place: Place): BlogPosting {
  const articleSection = readPage(place.language, 'blog').topics[post.topic];
  return { '@type': 'BlogPosting', ...article(place, post), articleSection };
}
