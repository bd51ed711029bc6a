import { headingTexts } from '#app/content/markdown.ts';
import { defineKind } from '../define-kind.ts';
import { checkVersions } from './check-versions.ts';
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
  // The build skips these pages. The server renders them on request.
  routes: [
    { path: '/legal/:document/:version', file: 'version.tsx' },
    { path: '/legal/:document/:version/changes', file: 'changes.tsx' },
  ],
  drawing: () => 'legal',
  head: (record) => record,
  search: ({ title, lead, description, body }) => ({
    title,
    summary: lead,
    description,
    headings: headingTexts(body),
    body: [body],
  }),
  searchedAsPage: true,
  check: checkVersions,
  markdown: () => import('./markdown.server.ts'),
});
