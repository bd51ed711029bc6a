import { readRecords, readUi } from '#app/content/read.server.ts';
import * as md from '#app/seo/markdown/parts.ts';
import type { Language } from '#content/languages.ts';

export function listMarkdown(language: Language): md.Part {
  const { parts } = readUi(language);
  const become = (query = '') => md.link(`/partnership-form${query}`, parts.becomePartner);
  return [
    become(),
    md.section(
      parts.partnerships,
      readRecords(language, 'partnerships').map(({ slug, name, lead, body, youBring, weBring }) => [
        md.heading(3, name),
        lead,
        body,
        [md.heading(4, parts.youBring), md.list(youBring)],
        [md.heading(4, parts.weBring), md.list(weBring)],
        become(`?type=${slug}`),
      ]),
    ),
  ];
}
