import { firstWords } from '#app/content/markdown.ts';
import { defineKind } from '../define-kind.ts';
import { listPage, schema } from './schema.ts';

export const news = defineKind({
  schema,
  facts: ['date', 'topic', 'event'],
  pages: { news: listPage },
  list: '/news',
  record: '/news/:slug',
  filter: {
    name: 'topic',
    section: 'latest',
    value: ({ topic }) => topic,
    label: ({ topic }, _ui, words) => words.news.topics[topic],
  },
  label: ({ navigation }) => navigation.news,
  head: ({ heading, description }) => ({ title: heading, description }),
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
