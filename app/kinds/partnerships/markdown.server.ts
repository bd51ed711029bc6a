import { readPage, readRecords, readUi } from '#app/content/read.server.ts';
import * as md from '#app/seo/markdown/parts.ts';
import type { Language } from '#content/languages.ts';

export function listMarkdown(language: Language): md.Part {
  const { parts } = readUi(language);
  const { types, labels, next } = readPage(language, 'partners');
  const become = (query = '') => md.link(`/partnership-form${query}`, parts.becomePartner);
  return [
    become(),
    md.section(
      types.heading,
      types.lead,
      readRecords(language, 'partnerships').map(
        ({ slug, name, bring, lead, body, example, firstStep, refuses, youBring, weBring }) => [
          md.heading(3, name),
          bring,
          lead,
          [md.heading(4, labels.suits), body],
          [md.heading(4, labels.example), example],
          [md.heading(4, labels.firstStep), firstStep],
          [md.heading(4, parts.youBring), md.list(youBring)],
          [md.heading(4, parts.weBring), md.list(weBring)],
          [md.heading(4, labels.refuses), refuses],
          become(`?type=${slug}`),
        ],
      ),
      types.note,
    ),
    md.section(next.heading, md.link('/partnership-form', next.action)),
  ];
}
