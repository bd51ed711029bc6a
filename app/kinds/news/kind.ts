import { firstWords } from '#app/content/markdown.ts';
import { defineKind } from '../define-kind.ts';
import { listPage, schema } from './schema.ts';

export const news = defineKind({
  schema,
  facts: ['date'],
  pages: { news: listPage },
  list: '/news',
  record: '/news/:slug',
  label: ({ navigation }) => navigation.news,
  title: ({ heading }) => heading,
  search: ({ heading, description, body }) => ({
    title: heading,
    summary: firstWords(body),
    description,
    body: [body],
  }),
  feed: () => import('./feed.server.tsx'),
  structuredData: () => import('./structured-data.server.ts'),
  markdown: () => import('./markdown.server.ts'),
  newName: 'news',
  newSlug: (name, today) => `${today.slice(0, 7)}-${name}`,
});
