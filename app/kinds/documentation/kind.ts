import { headingTexts } from '#app/content/markdown.ts';
import { defineKind } from '../define-kind.ts';
import { checkArticle } from './check-article.ts';
import { listPage, schema } from './schema.ts';

export const documentation = defineKind({
  schema,
  facts: ['date', 'updated', 'section', 'order'],
  pages: { documentation: listPage },
  list: '/documentation',
  record: '/documentation/:slug',
  label: ({ navigation }) => navigation.documentation,
  head: (record) => record,
  search: ({ name, lead, description, heading, body, downloads }) => ({
    title: name,
    summary: lead,
    description,
    headings: [heading, ...headingTexts(body), ...downloads.map((download) => download.name)],
    body: [body],
  }),
  structuredData: () => import('./structured-data.server.ts'),
  markdown: () => import('./markdown.server.ts'),
  newName: 'article',
  check: checkArticle,
});
