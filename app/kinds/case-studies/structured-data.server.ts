import type { Article } from 'schema-dts';
import { article } from '#app/seo/structured-data/article.server.ts';
import type { Place } from '../define-kind.ts';
import type { CaseStudy } from './schema.ts';

export function structuredData(study: CaseStudy, place: Place): Article {
  return { '@type': 'Article', ...article(place, study), articleSection: study.sector };
}
