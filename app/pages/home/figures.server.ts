import { readClient } from '#app/content/clients.server.ts';
import { readPage, readRecords } from '#app/content/read.server.ts';
import { fill } from '#app/i18n/format.ts';
import { recordPath } from '#app/kinds/record-paths.ts';
import type { Language } from '#content/languages.ts';

export type Figure = ReturnType<typeof readFigures>[number];

/** Omits case studies that the site does not show. */
export function readFigures(language: Language) {
  const studies = readRecords(language, 'case-studies');
  return readPage(language, 'home').results.flatMap(({ study: slug, result: position }) => {
    const study = studies.find((found) => found.slug === slug);
    const result = study?.results[position - 1];
    const [before, after] = result?.bars ?? [];
    if (!study || !result || !before || !after) return [];
    const { sector, heading, lead } = study;
    const { text, measure, unit } = result;
    const to = recordPath('case-studies', study);
    const client = readClient(study, language)?.name;
    return [{ to, sector, client, heading, lead, text, measure, unit, before, after }];
  });
}

/** The sentence below the buttons of the page, about its last result. */
export function readNamedResult(language: Language) {
  const figure = readFigures(language).at(-1);
  if (!figure) return undefined;
  const values = { before: `${figure.before.value}`, after: `${figure.after.value}` };
  return { to: figure.to, text: fill(readPage(language, 'home').hero.result, values) };
}
