import { languageOf } from '#app/content/read.server.ts';
import { neutralPath } from '#app/i18n/localized-path.ts';
import type { ReadSearchIndex } from '#app/ports.ts';
import { originalLanguage } from '#content/languages.ts';
import type { Found } from './run-search.ts';
import { find, shownTexts } from './search.server.ts';
import { isCommon } from './stems.ts';
import { wordsOf } from './words.ts';

const MOST_PAGES = 3;
const FILE_ENDING = /\.[a-z0-9]+$/i;
/**
 * A page is suggested if its `TELLING` fields contain at least the share `NEAR` of the words in the
 * path.
 */
const TELLING = new Set(['title', 'keywords', 'headings']);
const NEAR = 0.5;

export type NearPage = { to: string; heading: string; text: string };

/** Searches for the words of a path that has no page. Pages of the same section come first. */
export async function nearestPages(url: URL, readIndex: ReadSearchIndex): Promise<NearPage[]> {
  const language = languageOf(url);
  const path = neutralPath(url.pathname);
  const [first = '', ...others] = path.split('/').filter(Boolean);
  const section = `/${first}`;
  const near = new Set<string>();
  // Slugs are in the original language, so search in that language, too.
  for (const words of [wordsIn(others.at(-1) ?? first), wordsIn(path)])
    for (const searched of new Set([originalLanguage, language]))
      for (const page of await find(searched, words.join(' '), readIndex))
        if (matchingWords(page) >= words.length * NEAR) near.add(page.id);
  const inSection = (id: string) => Number(id.startsWith(`${section}/`));
  const ids = [...near].sort((one, other) => inSection(other) - inSection(one));
  if (others.length > 0) ids.splice(MOST_PAGES - 1, 0, section);
  const shown = shownTexts(language);
  return [...new Set(ids)]
    .flatMap((id) => shown.get(id) ?? [])
    .slice(0, MOST_PAGES)
    .map(({ id, title, summary }) => ({ to: id, heading: title, text: summary }));
}

function matchingWords({ match }: Pick<Found, 'match'>): number {
  return Object.values(match).filter((fields) => fields.some((field) => TELLING.has(field))).length;
}

function wordsIn(path: string): string[] {
  const words = wordsOf(decoded(path).replace(FILE_ENDING, '')).map(({ word }) => word);
  return [...new Set(words)].filter((word) => !isCommon(word));
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}
