import { readPage } from '#app/content/read.server.ts';
import * as md from '#app/seo/markdown/parts.ts';
import type { Language } from '#content/languages.ts';

export function markdown(language: Language): md.Part {
  const page = readPage(language, 'help-center');
  return [
    md.masthead(page),
    page.groups.map(({ heading, questions }) => md.section(heading, md.questionList(questions))),
    md.sections(page.sections),
  ];
}
