import { neutralPath } from './i18n/localized-path.ts';

/**
 * Pages that answer a name in their query. All others ignore theirs, but for the search, which is
 * never rendered ahead.
 */
const READ = new Map([
  ['/contact', 'service'],
  ['/partnership-form', 'type'],
]);

/**
 * Whether what is asked for depends on its query, so that what was rendered at build time cannot
 * answer it.
 * @param target path and query as they were requested, of the page or of its data
 */
export function readsQuery(target: string): boolean {
  const mark = target.indexOf('?');
  if (mark < 0) return false;
  const name = READ.get(neutralPath(target.slice(0, mark).replace(/\.data$/, '')));
  return name !== undefined && new URLSearchParams(target.slice(mark)).has(name);
}
