import type { Moment } from '#app/i18n/moment.ts';
import { languages } from '#content/languages.ts';
import { endOf, readAllEntries } from './read.server.ts';
import { type CollectionName, collections } from './schemas/collections.ts';

/**
 * The next moment at which a page will say something else by itself: a record appears or ends, a
 * webinar is over.
 */
export function nextChange(after: Moment): Moment | undefined {
  const moments = (Object.keys(collections) as CollectionName[]).flatMap(changesOf);
  return moments.filter((moment) => moment > after).sort((one, other) => one - other)[0];
}

/** All moments at which what the site shows of a kind changes by itself. */
export function changesOf(name: CollectionName): Moment[] {
  const [original] = languages;
  return readAllEntries(original, name)
    .filter(({ draft }) => !draft)
    .flatMap((entry) => [
      entry.publish,
      entry.expires,
      'starts' in entry ? endOf(entry) : undefined,
    ])
    .filter((moment) => moment !== undefined);
}
