import { neutralPath } from './i18n/localized-path.ts';

/** The query parameters that pages read. The search is missing: it is never prerendered. */
const READ = new Map([
  ['/contact', 'service'],
  ['/partnership-form', 'type'],
]);

/** @param target the requested path and query, of a page or of the page's `.data` */
export function readsQuery(target: string): boolean {
  const mark = target.indexOf('?');
  if (mark < 0) return false;
  const name = READ.get(neutralPath(target.slice(0, mark).replace(/\.data$/, '')));
  return name !== undefined && new URLSearchParams(target.slice(mark)).has(name);
}
