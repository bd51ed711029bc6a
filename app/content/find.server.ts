import { data } from 'react-router';
import type { KindName, KindRecord } from '#app/kinds/kinds.ts';
import type { Language } from '#content/languages.ts';
import { readMissingTile } from './drawings.server.ts';
import { readAllRecords, readPage, stateOf } from './read.server.ts';

/** @returns the record if it is shown, 410 if it was shown and has expired, otherwise 404 */
export function lookUpRecord<Name extends KindName>(
  language: Language,
  kind: Name,
  slug: string,
): KindRecord<Name> | 404 | 410 {
  const record = readAllRecords(language, kind).find((candidate) => candidate.slug === slug);
  const state = record ? stateOf(record) : 'coming';
  if (!record || state === 'coming') return 404;
  return state === 'expired' ? (record.draft ? 404 : 410) : record;
}

/** @throws the result of `whenExpired` for an expired record, or the page-not-found answer */
export function findRecord<Name extends KindName>(
  language: Language,
  kind: Name,
  slug: string,
  whenExpired?: () => unknown,
): KindRecord<Name> {
  const found = lookUpRecord(language, kind, slug);
  if (found === 410 && whenExpired) throw whenExpired();
  if (found === 404 || found === 410) throw notFound(language, found);
  return found;
}

/** The page-not-found answer for a loader to throw. It contains the words of that page. */
export function notFound(language: Language, status: 404 | 410 = 404) {
  return data({ page: readPage(language, 'not-found'), picture: readMissingTile() }, { status });
}
