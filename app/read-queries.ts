import { neutralPath } from './i18n/localized-path.ts';
import { allKinds } from './kinds/kinds.ts';

/**
 * The query parameters that prerendered pages read. The search page also reads a query, but it is
 * never prerendered.
 */
const READ = new Map<string, string>([
  ['/contact', 'service'],
  ['/partnership-form', 'type'],
  ['/assessment', 'answers'],
  ...allKinds.flatMap(([, { list, filter }]) =>
    list && filter ? [[list, filter.name] as const] : [],
  ),
]);

/** @param target the requested path and query, of a page or of the page's `.data` */
export function readsQuery(target: string): boolean {
  const mark = target.indexOf('?');
  if (mark < 0) return false;
  const name = READ.get(neutralPath(target.slice(0, mark).replace(/\.data$/, '')));
  return name !== undefined && new URLSearchParams(target.slice(mark)).has(name);
}
