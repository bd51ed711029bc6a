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
/** A page is near if its title has this share of the path's words. */
const NEAR = 0.5;

export type NearPage = { to: string; heading: string; text: string };

/** The pages that the search finds by the words of a path where there is no page. */
export async function nearestPages(url: URL, readIndex: ReadSearchIndex): Promise<NearPage[]> {
  const language = languageOf(url);
  const words = wordsIn(neutralPath(url.pathname));
  // Slugs are in the original language.
  for (const searched of new Set([originalLanguage, language])) {
    const found = await find(searched, words.join(' '), readIndex);
    const near = found
      .filter((page) => wordsInTitle(page) >= words.length * NEAR)
      .flatMap(({ id }) => shownTexts(language).get(id) ?? [])
      .slice(0, MOST_PAGES);
    if (near.length > 0)
      return near.map(({ id, title, summary }) => ({ to: id, heading: title, text: summary }));
  }
  return [];
}

function wordsInTitle({ match }: Pick<Found, 'match'>): number {
  return Object.values(match).filter((fields) => fields.includes('title')).length;
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
