/** Pages that answer the names in their query, by their paths without a language's prefix. All others ignore theirs. */
const READ = new Map([['/contact', 'service']]);

/**
 * Whether what is asked for depends on its query, so that what was rendered at build time cannot answer it.
 * @param target path and query as they were requested, of the page or of its data
 */
export function readsQuery(target: string): boolean {
  const mark = target.indexOf('?');
  if (mark < 0) return false;
  const page = target
    .slice(0, mark)
    .replace(/\.data$/, '')
    .replace(/^\/ar(?=\/)/, '');
  const name = READ.get(page);
  return name !== undefined && new URLSearchParams(target.slice(mark)).has(name);
}
