import { headingTexts } from '#app/content/markdown.ts';
import { defineKind } from '../define-kind.ts';
import { schema, sharedWords } from './schema.ts';

export const legal = defineKind({
  schema,
  facts: ['version', 'updated'],
  pages: { legal: sharedWords },
  record: '/:slug',
  slugs: [
    'privacy-policy',
    'terms-of-service',
    'cookie-policy',
    'gdpr',
    'security',
    'accessibility',
  ],
  drawing: () => 'legal',
  search: ({ title, lead, description, body }) => ({
    title,
    summary: lead,
    description,
    headings: headingTexts(body),
    body: [body],
  }),
  searchedAsPage: true,
  markdown: () => import('./markdown.server.ts'),
});
