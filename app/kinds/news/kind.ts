import { firstWords } from '#app/content/markdown.ts';
import { textPage } from '#app/content/schemas/fields.ts';
import { defineKind } from '../define-kind.ts';
import { schema } from './schema.ts';

export const news = defineKind({
  schema,
  facts: ['date'],
  pages: { news: textPage },
  list: '/news',
  record: '/news#:slug',
  label: ({ navigation }) => navigation.news,
  search: ({ heading, body }) => ({ title: heading, summary: firstWords(body), body: [body] }),
  feed: () => import('./feed.server.tsx'),
  structuredData: () => import('./structured-data.server.ts'),
  markdown: () => import('./markdown.server.ts'),
  newName: 'news',
  newSlug: (name, today) => `${today.slice(0, 7)}-${name}`,
});
