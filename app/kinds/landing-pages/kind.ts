import { headingTexts } from '#app/content/markdown.ts';
import { defineKind } from '../define-kind.ts';
import { checkSections } from './check-sections.ts';
import { schema } from './schema.ts';
import { sectionHeading, sectionTexts } from './section-texts.ts';

export const landingPages = defineKind({
  schema,
  facts: ['updated'],
  record: '/pages/:slug',
  head: (record) => record,
  search: ({ title, lead, description, heading, sections }) => ({
    title,
    summary: lead,
    description,
    headings: [
      heading,
      ...sections.flatMap(sectionHeading),
      ...sections.flatMap((part) => (part.section === 'prose' ? headingTexts(part.body) : [])),
    ],
    body: sections.flatMap(sectionTexts),
  }),
  searchedAsPage: true,
  questions: ({ sections }) =>
    sections.flatMap((part) => (part.section === 'questions' ? part.questions : [])),
  markdown: () => import('./markdown.server.ts'),
  newName: 'landing-page',
  check: checkSections,
});
