import { data } from 'react-router';
import type { Language } from '#content/languages.ts';
import { readMissingTile } from './drawings.server.ts';
import { readAllEntries, readPage, stateOf } from './read.server.ts';
import type { CollectionName, Entry } from './schemas/collections.ts';

/**
 * One record by the slug in its address, where the site shows it; else the status of the answer:
 * 410 where readers could see it once, 404 for any other.
 */
export function lookUpEntry<Name extends CollectionName>(
  language: Language,
  collection: Name,
  slug: string,
): Entry<Name> | 404 | 410 {
  const entry = readAllEntries(language, collection).find((candidate) => candidate.slug === slug);
  const state = entry ? stateOf(entry) : 'coming';
  if (!entry || state === 'coming') return 404;
  return state === 'over' ? (entry.draft ? 404 : 410) : entry;
}

/**
 * As `lookUpEntry`, for a page.
 * @param whenOver what to throw where the record is no more, if something better can be said than
 * that
 * @throws the page-not-found answer, where there is none: 404, or 410 where there was one
 */
export function findEntry<Name extends CollectionName>(
  language: Language,
  collection: Name,
  slug: string,
  whenOver?: () => unknown,
): Entry<Name> {
  const found = lookUpEntry(language, collection, slug);
  if (found === 410 && whenOver) throw whenOver();
  if (found === 404 || found === 410) throw notFound(language, found);
  return found;
}

/**
 * Thrown by a loader: the answer for an address at which there is nothing, with the words to say
 * so.
 */
export function notFound(language: Language, status: 404 | 410 = 404) {
  return data({ page: readPage(language, 'not-found'), picture: readMissingTile() }, { status });
}
