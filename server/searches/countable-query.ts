const LONGEST = 60;
const MOST_WORDS = 5;
/** Digits, and signs of emails, links and handles. */
const PERSONAL = /[\p{N}@/\\_]/u;

/**
 * Cleans a search for counting: lower case, single spaces, no punctuation.
 * @returns undefined for a search that may contain something personal, such as an email, a number
 * or a whole sentence
 */
export function countableQuery(typed: string): string | undefined {
  if (PERSONAL.test(typed)) return undefined;
  const query = typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}]+/gu, ' ')
    .trim();
  if (query.length < 3 || query.length > LONGEST) return undefined;
  return query.split(' ').length > MOST_WORDS ? undefined : query;
}
