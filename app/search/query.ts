/** In characters, as a reader counts them. */
export const LONGEST_QUERY = 200;

/** Marks that turn the text after them round, and control characters: nobody searches for them. */
const DISGUISES = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/**
 * A query as it can be searched and shown: well formed, without what would disguise it, not too
 * long.
 */
export function cleanQuery(typed: string): string {
  const plain = typed.toWellFormed().replace(DISGUISES, ' ').trim();
  return [...plain].slice(0, LONGEST_QUERY).join('');
}

/** The path of a query's results, without a language's prefix, from the first page on. */
export function searchPath(query: string, page = 1): string {
  return `/search?${new URLSearchParams({ q: cleanQuery(query), ...(page > 1 ? { page: String(page) } : {}) })}`;
}
