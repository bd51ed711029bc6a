import { neutralPath } from './i18n/localized-path.ts';
import { allKinds } from './kinds/kinds.ts';

/** The search page is not in this map, because it is never prerendered. */
const READ = new Map<string, readonly string[]>([
  ['/contact', ['service', 'case', 'answers', 'return']],
  ['/partnership-form', ['type']],
  ['/assessment', ['answers']],
  ...allKinds.flatMap(([, { list, filter }]) =>
    list && filter ? [[list, [filter.name]] as const] : [],
  ),
]);

const READ_BY_RECORDS = allKinds.flatMap(([, { record, recordQuery }]) =>
  recordQuery
    ? [{ names: [recordQuery], pattern: new RegExp(`^${record.replace(':slug', '[a-z0-9-]+')}$`) }]
    : [],
);

/** @param target the requested path and query, of a page or of the page's `.data` */
export function readsQuery(target: string): boolean {
  const mark = target.indexOf('?');
  if (mark < 0) return false;
  const path = neutralPath(target.slice(0, mark).replace(/\.data$/, ''));
  const names = READ.get(path) ?? READ_BY_RECORDS.find(({ pattern }) => pattern.test(path))?.names;
  const query = new URLSearchParams(target.slice(mark));
  return names?.some((name) => query.has(name)) ?? false;
}
