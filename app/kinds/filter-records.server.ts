import { languageOf, readFirm, readPages, readRecords, readUi } from '#app/content/read.server.ts';
import { neutralPath } from '#app/i18n/localized-path.ts';
import type { Filter } from '#app/ui/filter-links.tsx';
import { type AnyKind, type KindName, type KindRecord, kinds } from './kinds.ts';

type Filtered<Name extends KindName> = {
  records: KindRecord<Name>[];
  /** Undefined if the list is not filtered. */
  path: string | undefined;
  filter: Filter;
  /** Search engines must not index a filtered list. */
  head: { index?: false; canonical?: string };
};

export function filterRecords<Name extends KindName>(name: Name, url: URL): Filtered<Name> {
  const language = languageOf(url);
  const kind: AnyKind = kinds[name];
  const { list, filter } = kind;
  if (!list || !filter) throw new RangeError(`The list of ${name} has no filter`);
  const all = readRecords(language, name);
  const isList = neutralPath(url.pathname) === list;
  const asked = isList ? url.searchParams.get(filter.name) : null;
  const groups = Map.groupBy(all, filter.value);
  const chosen = asked === null ? undefined : groups.get(asked);
  const pathOf = (value: string) => `${list}?${new URLSearchParams({ [filter.name]: value })}`;
  const ui = readUi(language);
  const words = readPages(language);
  const { cities } = readFirm(language);
  const options = [...groups].map(([value, records]) => ({
    to: `${pathOf(value)}#${filter.section}`,
    label: records[0] ? filter.label(records[0], ui, words, cities) : value,
    count: records.length,
    isCurrent: records === chosen,
  }));
  const whole = {
    to: `${list}#${filter.section}`,
    label: ui.filters.all,
    count: all.length,
    isCurrent: !chosen,
  };
  return {
    records: chosen ?? all,
    path: chosen && asked !== null ? pathOf(asked) : undefined,
    filter: {
      options: options.length > 1 || asked !== null ? [whole, ...options] : [],
      isUnknown: asked !== null && !chosen,
    },
    head: asked === null ? {} : { index: false, canonical: list },
  };
}
