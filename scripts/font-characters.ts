import { faceLanguage } from '#app/i18n/face-language.ts';
import type { LanguageCode } from '#content/languages.ts';

/** Characters that forms, dates, numbers, angles and the copyright line need. */
const LATIN = `ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 \u00a0.,:;!?()/'"-–—‘’“”…·×©°%+&@_#=`;
/**
 * Arabic letters, vowel signs, punctuation and invisible characters. The tatweel is for «هـ» after
 * a Hijri year.
 */
const ARABIC = `${range(0x621, 0x63a)}${range(0x640, 0x652)}\u0670،؛؟٪«»\u200c\u200d\u200e\u200f`;

/** Letters that other languages in these scripts add. Fonts leave out those that they lack. */
const MORE = { en: range(0xc0, 0x17f), ar: range(0x671, 0x6d5) };
const BASE: Partial<Record<string, string>> = { en: LATIN, ar: LATIN + ARABIC };

/** Returns the characters that a language's fonts need. Mails use the reader's own fonts. */
export function charactersOf(code: LanguageCode, content: object): string {
  const { emails: _, ...shown } = { emails: undefined, ...content };
  const face = faceLanguage(code);
  const base = BASE[code] ?? `${BASE[face]}${MORE[face]}`;
  return [...new Set(base + JSON.stringify(shown, withoutCode))].sort().join('');
}

/** Blocks of code have the reader's own monospaced font. */
function withoutCode(_key: string, value: unknown): unknown {
  return Array.isArray(value) && value[0] === 'pre' ? undefined : value;
}

function range(first: number, last: number): string {
  return String.fromCodePoint(
    ...Array.from({ length: last - first + 1 }, (_, index) => first + index),
  );
}
