import { readRecords, readUi } from '#app/content/read.server.ts';
import type { Language } from '#content/languages.ts';
import { allKinds, type KindName } from './kinds.ts';
import { recordPath } from './record-paths.ts';

type RelatedCard = { to: string; heading: string; text: string; note: string };

/** Cards that link to the given records, if the site shows them, in the site's order of kinds. */
export function relatedCards(
  language: Language,
  slugs: Partial<Record<KindName, readonly string[]>>,
): RelatedCard[] {
  const ui = readUi(language);
  return allKinds.flatMap(([name, { card }]) => {
    const named = slugs[name] ?? [];
    if (!card) return [];
    return readRecords(language, name)
      .filter(({ slug }) => named.includes(slug))
      .map((record) => ({ to: recordPath(name, record), ...card(record, ui) }));
  });
}
