/** The length in Unicode characters. */
export const LONGEST_QUERY = 200;

/** Control characters, and characters that change the direction of a text. */
const DISGUISES = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

export function cleanQuery(typed: string): string {
  const plain = typed.toWellFormed().replace(DISGUISES, ' ').trim();
  return [...plain].slice(0, LONGEST_QUERY).join('');
}

/** The path of a page of results, without a language's prefix. */
export function searchPath(query: string, page = 1, kind = ''): string {
  const search = new URLSearchParams({ q: cleanQuery(query) });
  if (kind !== '') search.set('kind', kind);
  if (page > 1) search.set('page', String(page));
  return `/search?${search}`;
}
