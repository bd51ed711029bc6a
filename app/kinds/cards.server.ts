import { readRecords, readUi } from '#app/content/read.server.ts';
import type { Language } from '#content/languages.ts';
import { type AnyKind, allKinds, type KindName, type KindRecord, kinds } from './kinds.ts';
import { recordPath } from './record-paths.ts';

export function cardOf<Name extends KindName>(name: Name, record: KindRecord<Name>) {
  const { search }: AnyKind = kinds[name];
  if (!search) throw new Error(`The kind ${name} has no texts for cards`);
  const { title, summary } = search(record);
  return { to: recordPath(name, record), heading: title, text: summary };
}

/** Omits records that the site does not show. */
export function relatedCards(
  language: Language,
  slugs: Partial<Record<KindName, readonly string[]>>,
) {
  const ui = readUi(language);
  return allKinds.flatMap(([name, { cardNote }]) =>
    readRecords(language, name)
      .filter(({ slug }) => slugs[name]?.includes(slug))
      .map((record) => ({ ...cardOf(name, record), note: cardNote?.(ui) })),
  );
}
