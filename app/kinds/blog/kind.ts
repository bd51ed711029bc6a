import { headingTexts } from '#app/content/markdown.ts';
import { fill } from '#app/i18n/format.ts';
import { defineKind } from '../define-kind.ts';
import { SENT } from './calculator/project.ts';
import { furtherPages, listPagePath } from './list-pages.ts';
import { listPage, schema } from './schema.ts';

export const blog = defineKind({
  schema,
  facts: ['date', 'updated', 'topic', 'services', 'study', 'figure', 'tool', 'person'],
  references: { services: 'services', study: 'case-studies', person: 'people' },
  pages: { blog: listPage },
  list: '/blog',
  record: '/blog/:slug',
  filter: {
    name: 'topic',
    section: 'posts',
    value: ({ topic }) => topic,
    label: ({ topic }, _ui, words) => words.blog.topics[topic],
  },
  recordQuery: SENT,
  routes: [{ path: '/blog/page/:page', file: 'list.tsx' }],
  furtherListPages: (posts) =>
    furtherPages(posts).map((page) => ({ path: listPagePath(page), page })),
  listPageTitle: (page, words) => fill(words.blog.paging.title, { page: String(page) }),
  label: ({ navigation }) => navigation.blog,
  head: (record) => record,
  search: ({ heading, lead, description, body }) => ({
    title: heading,
    summary: lead,
    description,
    headings: headingTexts(body),
    body: [body],
  }),
  cardNote: ({ parts }) => parts.article,
  feed: () => import('./feed.server.tsx'),
  structuredData: () => import('./structured-data.server.ts'),
  markdown: () => import('./markdown.server.ts'),
  newName: 'post',
});
