import { firstWords } from '#app/content/markdown.ts';
import { defineKind } from '../define-kind.ts';
import { checkSendAt } from './check-send-at.ts';
import { listPage, schema } from './schema.ts';

export const letters = defineKind({
  schema,
  facts: ['date', 'sendAt'],
  pages: { letters: listPage },
  list: '/letters',
  record: '/letters/:slug',
  label: ({ newsletter }) => newsletter.letters,
  head: ({ heading, description }) => ({ title: heading, description }),
  search: ({ heading, description, body }) => ({
    title: heading,
    summary: firstWords(body),
    description,
    // A letter summarizes texts that the search finds by themselves.
    body: [],
  }),
  feed: () => import('./feed.server.tsx'),
  structuredData: () => import('./structured-data.server.ts'),
  markdown: () => import('./markdown.server.ts'),
  newName: 'letter',
  newSlug: (name, today) => `${today.slice(0, 7)}-${name}`,
  check: (facts) => checkSendAt(facts),
});
