import { firstWords } from '#app/content/markdown.ts';
import { readPage, readRecords, synonyms, type Which } from '#app/content/read.server.ts';
import type { SearchText } from '#app/kinds/define-kind.ts';
import { allKinds } from '#app/kinds/kinds.ts';
import { recordPath } from '#app/kinds/record-paths.ts';
import { SINGLE_PAGES } from '#app/seo/site-pages.server.ts';
import { plainTextOf } from '#app/ui/markdown-tree.ts';
import type { Language } from '#content/languages.ts';
import type { SearchDocument } from './search-index.ts';
import { synonymsOf } from './synonyms.ts';

export type FoundText = SearchText & { id: string; kind: string };

export function searchDocuments(language: Language, which: Which = 'shown'): SearchDocument[] {
  return foundTexts(language, which).map((text) => documentOf(text, synonyms[language.code]));
}

export function foundTexts(language: Language, which: Which): FoundText[] {
  return [...records(language, which), ...answers(language), ...pages(language)];
}

export function bodyOf({ body }: FoundText): string {
  return body.map((text) => (typeof text === 'string' ? text : plainTextOf(text))).join('\n');
}

function records(language: Language, which: Which): FoundText[] {
  return allKinds.flatMap(([name, { search, searchedAsPage }]) =>
    search
      ? readRecords(language, name, which).map((record) => ({
          id: recordPath(name, record),
          kind: searchedAsPage ? 'pages' : name,
          ...search(record),
        }))
      : [],
  );
}

function answers(language: Language): FoundText[] {
  return readPage(language, 'help-center').groups.flatMap(({ heading, questions }) =>
    questions.map(({ id, question, answer }) => ({
      id: `/help-center#${id}`,
      kind: 'help-center',
      title: question,
      summary: firstWords(answer),
      headings: [heading],
      body: [answer],
    })),
  );
}

function pages(language: Language): FoundText[] {
  const lists = allKinds.flatMap(([, { list }]) => (list ? [list.slice(1)] : []));
  return [...SINGLE_PAGES, ...lists].map((name) => {
    const { title, description, heading, lead, sections } = readPage(language, name as 'contact');
    return {
      id: `/${name}`,
      kind: 'pages',
      title,
      description,
      summary: lead,
      headings: [heading, ...sections.map((section) => section.heading)],
      body: sections.map(({ body }) => body),
    };
  });
}

function documentOf(text: FoundText, synonymGroups: string[][]): SearchDocument {
  const { id, kind, title, summary, headings = [], description = '' } = text;
  const headingLines = headings.join('\n');
  const words = [title, summary, description, headingLines].join('\n');
  return {
    id,
    kind,
    title,
    summary,
    headings: headingLines,
    body: bodyOf(text),
    keywords: `${description}\n${synonymsOf(words, synonymGroups)}`,
  };
}
