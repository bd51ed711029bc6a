import * as v from 'valibot';
import * as field from '#app/content/schemas/fields.ts';
import { defineKind } from '../define-kind.ts';
import { schema } from './schema.ts';

const FEATURED = '/case-study-detail';

export const caseStudies = defineKind({
  schema,
  facts: [
    'date',
    'updated',
    'order',
    'featured',
    'services',
    'sectorId',
    'leading',
    'months',
    'client',
  ],
  references: { services: 'services', client: 'clients' },
  pages: {
    'case-studies': v.strictObject({ ...field.pageWords, nextStep: field.nextStep }),
    'case-study-detail': v.strictObject({
      ...field.pageWords,
      ofClient: v.pipe(
        field.sections,
        v.description('In the place of the sections, if a case names its client.'),
      ),
      nextStudy: field.text,
      action: field.text,
    }),
  },
  list: '/case-studies',
  record: '/case-studies/:slug',
  queries: ({ slug }) => [`/contact?case=${slug}`],
  path: ({ slug, featured }) => (featured ? FEATURED : `/case-studies/${slug}`),
  routes: [{ path: FEATURED, file: 'detail.tsx' }],
  filter: {
    name: 'sector',
    section: 'studies',
    value: ({ sectorId }) => sectorId,
    label: ({ sector }) => sector,
  },
  label: ({ navigation }) => navigation.caseStudies,
  head: (record) => record,
  search: ({ heading, lead, description, sector, results, challenge, solution, body }) => ({
    title: heading,
    summary: lead,
    description,
    headings: [sector, ...results.map(({ measure }) => measure)],
    body: [challenge, solution, body, ...results.map(({ text }) => text)],
  }),
  cardNote: ({ parts }) => parts.study,
  structuredData: () => import('./structured-data.server.ts'),
  markdown: () => import('./markdown.server.ts'),
  newName: 'study',
});
