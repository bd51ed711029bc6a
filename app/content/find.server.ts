import { data } from 'react-router';
import type { Language } from '#content/languages.ts';
import { readMissingTile } from './drawings.server.ts';
import { readEntries, readPage } from './read.server.ts';
import type { CollectionName, Entry } from './schemas.ts';

/**
 * One record by the slug in its address.
 * @throws the page-not-found answer, where there is none
 */
export function findEntry<Name extends CollectionName>(language: Language, collection: Name, slug: string): Entry<Name> {
  const entry = readEntries(language, collection).find((candidate) => candidate.slug === slug);
  if (!entry) throw notFound(language);
  return entry;
}

/** Thrown by a loader: the answer for an address at which there is nothing, with the words to say so. */
export function notFound(language: Language) {
  return data({ page: readPage(language, 'not-found'), picture: readMissingTile() }, { status: 404 });
}
