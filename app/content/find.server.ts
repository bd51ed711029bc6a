import { data } from 'react-router';
import type { Language } from '#content/languages.ts';
import { readMissingTile } from './drawings.server.ts';
import { readAllEntries, readPage, stateOf } from './read.server.ts';
import type { CollectionName, Entry } from './schemas/collections.ts';

/**
 * One record by the slug in its address.
 * @param whenOver what to throw where the record is no more, if something better can be said than that
 * @throws the page-not-found answer, where there is none: 404, or 410 where there was one
 */
export function findEntry<Name extends CollectionName>(language: Language, collection: Name, slug: string, whenOver?: () => unknown): Entry<Name> {
  const entry = readAllEntries(language, collection).find((candidate) => candidate.slug === slug);
  const state = entry ? stateOf(entry) : 'coming';
  if (state === 'over') throw whenOver ? whenOver() : notFound(language, 410);
  if (!entry || state === 'coming') throw notFound(language);
  return entry;
}

/** Thrown by a loader: the answer for an address at which there is nothing, with the words to say so. */
export function notFound(language: Language, status: 404 | 410 = 404) {
  return data({ page: readPage(language, 'not-found'), picture: readMissingTile() }, { status });
}
