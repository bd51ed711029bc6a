import { fill } from '#app/i18n/format.ts';
import { defineKind } from '../define-kind.ts';
import { checkMonths } from './check-months.ts';
import { careersPage, closedPage, detailPage, schema } from './schema.ts';

export const jobs = defineKind({
  schema,
  facts: [
    'order',
    'city',
    'employment',
    'level',
    'workMode',
    'workingLanguages',
    'salary',
    'posted',
    'months',
  ],
  pages: { careers: careersPage, 'job-application': detailPage, 'role-closed': closedPage },
  list: '/careers',
  record: '/careers/apply/:slug',
  filter: {
    name: 'city',
    section: 'roles',
    value: ({ city }) => city,
    label: ({ city }, _ui, _words, cities) => cities[city] ?? city,
  },
  hasExpiredPage: true,
  label: ({ navigation }) => navigation.careers,
  head: ({ name, description }, words) => ({
    title: fill(words['job-application'].title, { role: name }),
    description,
  }),
  search: ({ name, lead, description, body, firstMonths, ...lists }) => ({
    title: name,
    summary: lead,
    description,
    body: [
      body,
      ...lists.responsibilities,
      ...lists.requirements,
      ...lists.offer,
      ...(firstMonths?.steps.flatMap((step) => [step.name, step.text]) ?? []),
      firstMonths?.result ?? '',
    ],
  }),
  feed: () => import('./feed.server.tsx'),
  structuredData: () => import('./structured-data.server.tsx'),
  markdown: () => import('./markdown.server.ts'),
  newName: 'job',
  check: checkMonths,
});
