import type { LanguageCode } from '#content/languages.ts';

/**
 * Words read silently per minute: means of the International Reading Speed Texts
 * (Trauzettel-Klosinski and Dietz, 2012).
 */
const WORDS_PER_MINUTE: Record<LanguageCode, number> = { en: 228, ar: 138 };

/** How long a text of so many words takes to read, in whole minutes, one at least. */
export function readingMinutes(words: number, language: LanguageCode): number {
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE[language]));
}

/** Words of a text as a reader counts them: what holds a letter or a digit between spaces. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
