import { defineKind } from '../define-kind.ts';
import { listPage, schema } from './schema.ts';

export const partnerships = defineKind({
  schema,
  facts: ['order'],
  pages: { partners: listPage },
  list: '/partners',
  record: '/partners#:slug',
  queries: ({ slug }) => [`/partnership-form?type=${slug}`],
  label: ({ navigation }) => navigation.partners,
  search: ({ name, bring, lead, body, example, firstStep, refuses, youBring, weBring }) => ({
    title: name,
    summary: lead,
    body: [bring, body, example, firstStep, refuses, ...youBring, ...weBring],
  }),
  searchedAsPage: true,
  markdown: () => import('./markdown.server.ts'),
});
