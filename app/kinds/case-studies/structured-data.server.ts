import type { Article, Quotation } from 'schema-dts';
import { readClient } from '#app/content/clients.server.ts';
import { article } from '#app/seo/structured-data/article.server.ts';
import type { Place } from '../define-kind.ts';
import type { CaseStudy } from './schema.ts';

export function structuredData(study: CaseStudy, place: Place): Article {
  const client = readClient(study, place.language);
  return {
    '@type': 'Article',
    ...article(place, study),
    articleSection: study.sector,
    ...(client
      ? {
          about: {
            '@type': 'Organization',
            name: client.name,
            ...(client.url && { url: client.url }),
          },
        }
      : {}),
    ...(study.quotations ? { hasPart: study.quotations.map(quotation) } : {}),
  };
}

/** An anonymous person has no name, and search engines expect one. */
function quotation({ text, name, role }: NonNullable<CaseStudy['quotations']>[number]): Quotation {
  return {
    '@type': 'Quotation',
    text,
    ...(name ? { creator: { '@type': 'Person', name, jobTitle: role } } : {}),
  };
}
