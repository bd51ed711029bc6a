import { readForm, readPage } from '#app/content/read.server.ts';
import * as md from '#app/seo/markdown/parts.ts';
import type { Language } from '#content/languages.ts';

export function markdown(language: Language): md.Part {
  const page = readPage(language, 'partnership-form');
  return [
    md.masthead(page),
    md.section(md.link('#inquiry', readForm(language, 'partnership').heading)),
    md.sections(page.sections),
  ];
}
