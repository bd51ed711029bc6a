import { headingTexts } from '#app/content/markdown.ts';
import { defineKind } from '../define-kind.ts';
import { checkEvidence } from './check-evidence.ts';
import { checkWeeks } from './check-weeks.ts';
import { listPage, schema } from './schema.ts';
import { serviceSlugs } from './slugs.ts';

export const services = defineKind({
  schema,
  facts: ['updated', 'study', 'post', 'weeks'],
  references: { study: 'case-studies', post: 'blog' },
  pages: { services: listPage },
  list: '/services',
  record: '/services/:slug',
  queries: ({ slug }) => [`/contact?service=${slug}`],
  sort: (one, other) => placeOf(one.slug) - placeOf(other.slug),
  label: ({ navigation }) => navigation.services,
  drawing: ({ slug }) => slug,
  head: (record) => record,
  search: (service) => ({
    title: service.name,
    summary: service.summary,
    description: service.description,
    headings: [
      service.heading,
      service.question,
      service.approach.heading,
      service.deliverables.heading,
      service.needs.heading,
      ...headingTexts(service.body),
      ...service.questions.map(({ question }) => question),
    ],
    body: [
      service.lead,
      service.body,
      service.result,
      service.duration,
      service.team,
      service.audience,
      service.firstWeeks,
      service.evidence.text,
      ...service.approach.steps.flatMap(({ name, text }) => [name, text]),
      ...service.deliverables.items.flatMap(({ name, text }) => [name, text]),
      ...service.needs.items,
      ...service.questions.map(({ answer }) => answer),
    ],
  }),
  cardNote: ({ parts }) => parts.service,
  questions: ({ questions }) => questions,
  structuredData: () => import('./structured-data.server.ts'),
  markdown: () => import('./markdown.server.ts'),
  newName: 'service',
  check: (facts, content) => [...checkEvidence(facts, content), ...checkWeeks(facts)],
});

function placeOf(slug: string): number {
  const slugs: readonly string[] = serviceSlugs;
  const place = slugs.indexOf(slug);
  return place < 0 ? slugs.length : place;
}
