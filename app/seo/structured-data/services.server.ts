import type { Question, Service } from 'schema-dts';
import type { Entry } from '#app/content/schemas/collections.ts';
import { type MarkdownTree, plainTextOf } from '#app/ui/markdown-tree.ts';
import { countries } from './organization.server.ts';
import { ids, imageOf, type Place } from './place.server.ts';

type Answered = { question: string; answer: MarkdownTree };

/** A service of the firm. */
export function service(place: Place, { name, description }: Entry<'services'>): Service {
  return {
    '@type': 'Service',
    '@id': ids.of(place, 'service'),
    name: name,
    serviceType: name,
    description: description,
    url: place.url,
    image: imageOf(place),
    provider: { '@id': ids.organization },
    areaServed: countries(place.language),
  };
}

/** Questions with their answers in words alone. */
export function answered(list: Answered[]): Question[] {
  return list.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plainTextOf(answer).replace(/\s+/g, ' ').trim() },
  }));
}
