import type { LanguageCode } from '#content/languages.ts';

/**
 * What visitors type, dates and numbers and the line of the copyright are made of; what else the
 * site says is found in its texts.
 */
const LATIN = `ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 \u00a0.,:;!?()/'"-–—‘’“”…·×©%+&@_#=`;
/**
 * Hamza to yeh without tatweel, vowel signs, the dagger alef, and what joins, separates and directs
 * letters without a sign.
 */
const ARABIC = `${range(0x621, 0x63a)}${range(0x641, 0x652)}\u0670،؛؟٪«»\u200c\u200d\u200e\u200f`;

const BASE: Record<LanguageCode, string> = { en: LATIN, ar: LATIN + ARABIC };

/**
 * The letters that a language's fonts need. Mails are set in the reader's own fonts, so they do not
 * count.
 * @param content all that the site says in the language
 */
export function charactersOf(code: LanguageCode, content: object): string {
  const { emails: _, ...shown } = { emails: undefined, ...content };
  return [...new Set(BASE[code] + JSON.stringify(shown))].sort().join('');
}

function range(first: number, last: number): string {
  return String.fromCodePoint(
    ...Array.from({ length: last - first + 1 }, (_, index) => first + index),
  );
}
