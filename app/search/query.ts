/** In Unicode characters. */
export const LONGEST_QUERY = 200;

/** Control characters, and characters that reorder text. Nobody searches for them. */
const DISGUISES = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Cleans a query for searching and showing: well-formed Unicode without control characters, and
 * not too long.
 */
export function cleanQuery(typed: string): string {
  const plain = typed.toWellFormed().replace(DISGUISES, ' ').trim();
  return [...plain].slice(0, LONGEST_QUERY).join('');
}

/** The path of a page of results for a query, without a language's prefix. */
export function searchPath(query: string, page = 1): string {
  return `/search?${new URLSearchParams({ q: cleanQuery(query), ...(page > 1 ? { page: String(page) } : {}) })}`;
}
