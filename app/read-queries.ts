import { neutralPath } from './i18n/localized-path.ts';

/**
 * Pages that depend on a query parameter, with its name. All others ignore their query, except the
 * search, which is never prerendered.
 */
const READ = new Map([
  ['/contact', 'service'],
  ['/partnership-form', 'type'],
]);

/**
 * Whether the page depends on the request's query, so that the prerendered page cannot answer it.
 * @param target the requested path and query, of the page or of its `.data`
 */
export function readsQuery(target: string): boolean {
  const mark = target.indexOf('?');
  if (mark < 0) return false;
  const name = READ.get(neutralPath(target.slice(0, mark).replace(/\.data$/, '')));
  return name !== undefined && new URLSearchParams(target.slice(mark)).has(name);
}
