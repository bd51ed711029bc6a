import type { Moment } from '#app/i18n/moment.ts';
import { languages } from '#content/languages.ts';
import { endOf, readAllEntries } from './read.server.ts';
import { type CollectionName, collections } from './schemas/collections.ts';

/** The next moment at which a page will say something else by itself: a record appears or ends, a webinar is over. */
export function nextChange(after: Moment): Moment | undefined {
  const [original] = languages;
  const moments = (Object.keys(collections) as CollectionName[]).flatMap((name) =>
    readAllEntries(original, name).flatMap((entry) =>
      entry.draft ? [] : [entry.publish, entry.expires, 'starts' in entry ? endOf(entry) : undefined],
    ),
  );
  return moments.filter((moment) => moment !== undefined && moment > after).sort((one = 0, other = 0) => one - other)[0];
}
