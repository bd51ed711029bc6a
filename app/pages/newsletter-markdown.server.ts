import { readPage, readUi } from '#app/content/read.server.ts';
import * as md from '#app/seo/markdown/parts.ts';
import type { Language } from '#content/languages.ts';

export function markdown(language: Language): md.Part {
  const page = readPage(language, 'newsletter');
  return [
    md.masthead(page),
    md.section(md.link('#subscribe', readUi(language).newsletter.heading)),
    md.sections(page.sections),
  ];
}
