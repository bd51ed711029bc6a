import { expect, test } from 'vitest';
import { localizedPath } from '#app/i18n/localized-path.ts';
import { languages } from '#content/languages.ts';
import { filterRecords } from './filter-records.server.ts';
import { allKinds } from './kinds.ts';

const cases = languages.flatMap((language) =>
  allKinds.flatMap(([name, { list, filter }]) =>
    list && filter ? [{ name, list: localizedPath(list, language), path: list }] : [],
  ),
);
const filtered = (name: (typeof cases)[number]['name'], target: string) =>
  filterRecords(name, new URL(target, 'https://site.example'));

test.each(cases)(
  'each link of $list leads to as many records as it counts',
  ({ name, list, path }) => {
    const { records, filter, head } = filtered(name, list);
    const [whole, ...options] = filter.options;
    expect(head).toEqual({});
    expect(whole).toMatchObject({ count: records.length, isCurrent: true });
    expect(options.length).toBeGreaterThan(1);
    for (const { to, count } of options) {
      const answer = filtered(name, to.replace(path, list));
      expect(answer.records).toHaveLength(count);
      expect(answer.filter.options.filter(({ isCurrent }) => isCurrent)).toMatchObject([{ to }]);
      expect(answer.head).toEqual({ index: false, canonical: path });
    }
    expect(options.reduce((sum, { count }) => sum + count, 0)).toBe(records.length);
  },
);

test.each(cases)('a value that no record has shows the whole list of $list', (list) => {
  const [parameter] = filtered(list.name, list.list).filter.options[1]?.to.match(/\?\w+/) ?? [];
  const all = filtered(list.name, list.list).records;
  for (const value of ['nothing', '', '<script>', '%E0%A4%A']) {
    const answer = filtered(list.name, `${list.list}${parameter}=${value}`);
    expect(answer.records).toEqual(all);
    expect(answer.filter.isUnknown).toBe(true);
    expect(answer.head).toMatchObject({ index: false });
  }
});

test('a further page of a list is not filtered', () => {
  expect(filtered('blog', '/blog/page/2?topic=data')).toMatchObject({ head: {}, path: undefined });
});
