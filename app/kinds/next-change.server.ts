import { announcementChanges, readAllRecords } from '#app/content/read.server.ts';
import type { Moment } from '#app/i18n/moment.ts';
import { originalLanguage } from '#content/languages.ts';
import { type AnyKind, allKinds, type KindName, kinds } from './kinds.ts';

/** The next moment at which a record or the announcement appears, changes or expires. */
export function nextChange(after: Moment): Moment | undefined {
  const moments = [...announcementChanges(), ...allKinds.flatMap(([name]) => changesOf(name))];
  return moments.filter((moment) => moment > after).sort((one, other) => one - other)[0];
}

export function changesOf(name: KindName): Moment[] {
  const { changes }: AnyKind = kinds[name];
  return readAllRecords(originalLanguage, name)
    .filter(({ draft }) => !draft)
    .flatMap((record) => [record.publish, record.expires, ...(changes?.(record) ?? [])])
    .filter((moment) => moment !== undefined);
}
