import { readUi } from '#app/content/read.server.ts';
import { fill } from '#app/i18n/format.ts';
import { serviceSlugs } from '#app/kinds/services/slugs.ts';
import type { Language } from '#content/languages.ts';

/** Says which of all services the second and the third group hold, such as “4–7 / 11”. */
export function readPlaces(language: Language) {
  const { range, of } = readUi(language).parts;
  const all = String(serviceSlugs.length);
  const placeOf = (from: string, to: string) =>
    `${fill(range, { from, to })} ${fill(of, { count: all })}`;
  return { fourToSeven: placeOf('4', '7'), eightToEleven: placeOf('8', all) };
}
