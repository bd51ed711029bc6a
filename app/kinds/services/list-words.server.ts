import { readPage, readRecords, readUi } from '#app/content/read.server.ts';
import { formatDays } from '#app/i18n/format.server.ts';
import type { Language } from '#content/languages.ts';

export type Stage = ReturnType<typeof readEffort>['stages'][number];
export type Chain = ReturnType<typeof readChains>[number];

/** The stages of a first project, each with its days or its price in words. */
export function readEffort(language: Language) {
  const { effort } = readPage(language, 'services');
  const { to } = readUi(language).parts;
  const stages = effort.stages.map(({ name, text, price, yours, least = 0, most = 0 }) =>
    price
      ? { name, text, price }
      : { name, text, yours, least, most, rest: `${to} ${formatDays(most, language)}` },
  );
  return { stages, note: effort.note };
}

export function readChains(language: Language) {
  const names = new Map(readRecords(language, 'services').map(({ slug, name }) => [slug, name]));
  const { chains, joins } = readPage(language, 'services');
  return chains.map(({ services, arrows }, index) => ({
    services: services.map((slug) => ({ slug, name: names.get(slug) ?? slug })),
    arrows,
    text: joins[index] ?? '',
  }));
}
