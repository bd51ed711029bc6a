import type { LanguageCode } from '#content/languages.ts';

/** Characters that forms, dates, numbers and the copyright line need. */
const LATIN = `ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 \u00a0.,:;!?()/'"-–—‘’“”…·×©%+&@_#=`;
/**
 * Arabic letters, vowel signs, punctuation and invisible characters. The tatweel is for «هـ» after
 * a Hijri year.
 */
const ARABIC = `${range(0x621, 0x63a)}${range(0x640, 0x652)}\u0670،؛؟٪«»\u200c\u200d\u200e\u200f`;

const BASE: Record<LanguageCode, string> = { en: LATIN, ar: LATIN + ARABIC };

/** Returns the characters that a language's fonts need. Mails use the reader's own fonts. */
export function charactersOf(code: LanguageCode, content: object): string {
  const { emails: _, ...shown } = { emails: undefined, ...content };
  return [...new Set(BASE[code] + JSON.stringify(shown))].sort().join('');
}

function range(first: number, last: number): string {
  return String.fromCodePoint(
    ...Array.from({ length: last - first + 1 }, (_, index) => first + index),
  );
}
