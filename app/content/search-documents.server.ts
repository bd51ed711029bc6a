import type { SearchDocument } from '#app/search/search-index.ts';
import { synonymsOf } from '#app/search/synonyms.ts';
import { type MarkdownTree, plainTextOf } from '#app/ui/markdown-tree.ts';
import type { Language } from '#content/languages.ts';
import { headingsOf } from './markdown.ts';
import {
  readEntries,
  readNewestFirst,
  readPage,
  readServices,
  synonyms,
  type Which,
} from './read.server.ts';
import { studyPath } from './related.server.ts';
import type { PageName } from './schemas/pages.ts';

type Words = string | MarkdownTree | undefined;
type Draft = {
  id: string;
  kind: string;
  title: string;
  summary: string;
  description?: string;
  headings?: string[];
  body: Words[];
};

/** Pages of their own kind, by their names, which are their paths. */
const PAGES = [
  'about-us',
  'careers',
  'partners',
  'contact',
  'services',
  'case-studies',
  'webinars',
  'documentation',
  'help-center',
] as const satisfies PageName[];

/**
 * Everything in one language that the search finds: services, articles, studies, the library,
 * answers, news, roles, webinars, pages.
 * @param which what the site shows now, or all that is published at any time
 */
export function searchDocuments(language: Language, which: Which = 'shown'): SearchDocument[] {
  return drafts(language, which).map((draft) => documentOf(draft, synonyms[language.code]));
}

function drafts(language: Language, which: Which): Draft[] {
  return [
    ...readServices(language, which).map(
      ({
        slug,
        name,
        description,
        heading,
        lead,
        summary,
        body,
        approach,
        deliverables,
        needs,
        questions,
        duration,
        team,
      }): Draft => ({
        id: `/services/${slug}`,
        description,
        kind: 'services',
        title: name,
        summary,
        headings: [
          heading,
          approach.heading,
          deliverables.heading,
          needs.heading,
          ...headings(body),
          ...questions.map(({ question }) => question),
        ],
        body: [
          lead,
          body,
          duration,
          team,
          ...approach.steps.flatMap((step) => [step.name, step.text]),
          ...deliverables.items.flatMap((item) => [item.name, item.text]),
          ...needs.items,
          ...questions.map(({ answer }) => answer),
        ],
      }),
    ),
    ...readNewestFirst(language, 'blog', which).map(
      ({ slug, description, heading, lead, body }): Draft => ({
        id: `/blog/${slug}`,
        description,
        kind: 'blog',
        title: heading,
        summary: lead,
        headings: headings(body),
        body: [body],
      }),
    ),
    ...readEntries(language, 'case-studies', which).map(
      (study): Draft => ({
        id: studyPath(study),
        description: study.description,
        kind: 'case-studies',
        title: study.heading,
        summary: study.lead,
        headings: [study.sector, ...study.results.map(({ measure }) => measure)],
        body: [
          study.challenge,
          study.solution,
          study.body,
          ...study.results.map(({ text }) => text),
        ],
      }),
    ),
    ...readEntries(language, 'documentation', which).map(
      ({ slug, name, description, heading, lead, body, downloads }): Draft => ({
        id: `/documentation/${slug}`,
        description,
        kind: 'documentation',
        title: name,
        summary: lead,
        headings: [heading, ...headings(body), ...downloads.map((download) => download.name)],
        body: [body],
      }),
    ),
    ...readPage(language, 'help-center').groups.flatMap(({ heading, questions }) =>
      questions.map(
        ({ id, question, answer }): Draft => ({
          id: `/help-center#${id}`,
          kind: 'help-center',
          title: question,
          summary: firstWords(answer),
          headings: [heading],
          body: [answer],
        }),
      ),
    ),
    ...readNewestFirst(language, 'news', which).map(
      ({ slug, heading, body }): Draft => ({
        id: `/news#${slug}`,
        kind: 'news',
        title: heading,
        summary: firstWords(body),
        body: [body],
      }),
    ),
    ...readEntries(language, 'jobs', which).map(
      ({ slug, name, description, lead, body, responsibilities, requirements, offer }): Draft => ({
        id: `/careers/apply/${slug}`,
        description,
        kind: 'jobs',
        title: name,
        summary: lead,
        body: [body, ...responsibilities, ...requirements, ...offer],
      }),
    ),
    ...readEntries(language, 'webinars', which).map(
      ({ slug, description, heading, lead, body, points }): Draft => ({
        id: `/webinars/${slug}`,
        description,
        kind: 'webinars',
        title: heading,
        summary: lead,
        body: [body, ...points],
      }),
    ),
    ...readEntries(language, 'partnerships', which).map(
      ({ slug, name, lead, body, youBring, weBring }): Draft => ({
        id: `/partners#${slug}`,
        kind: 'pages',
        title: name,
        summary: lead,
        body: [body, ...youBring, ...weBring],
      }),
    ),
    ...readEntries(language, 'legal', which).map(
      ({ slug, title, description, lead, body }): Draft => ({
        id: `/${slug}`,
        kind: 'pages',
        title,
        description,
        summary: lead,
        headings: headings(body),
        body: [body],
      }),
    ),
    ...PAGES.map((name): Draft => {
      const { title, description, heading, lead, sections } = readPage(language, name);
      return {
        id: `/${name}`,
        kind: 'pages',
        title,
        description,
        summary: lead,
        headings: [heading, ...sections.map((section) => section.heading)],
        body: sections.map(({ body }) => body),
      };
    }),
  ];
}

function documentOf(
  { headings: ownHeadings = [], description = '', body: parts, ...draft }: Draft,
  groups: string[][],
): SearchDocument {
  const title = draft.title;
  const summary = draft.summary;
  const headingLines = ownHeadings.join('\n');
  const body = parts
    .map((words) =>
      words === undefined ? '' : typeof words === 'string' ? words : plainTextOf(words),
    )
    .join('\n');
  return {
    ...draft,
    title,
    summary,
    headings: headingLines,
    body,
    keywords: `${description}\n${synonymsOf([title, summary, description, headingLines].join('\n'), groups)}`,
  };
}

function headings(text: MarkdownTree): string[] {
  return headingsOf(text).map(({ heading }) => heading);
}

/**
 * The beginning of a text that has no summary of its own, cut at the end of a sentence or between
 * words.
 */
function firstWords(text: MarkdownTree): string {
  const words = plainTextOf(text).replace(/\s+/g, ' ').trim();
  if (words.length <= SUMMARY) return words;
  const sentence = words.slice(0, SUMMARY).match(/^.*[.؟?!](?=\s)/)?.[0];
  return sentence ?? `${words.slice(0, words.lastIndexOf(' ', SUMMARY))} …`;
}

const SUMMARY = 180;
