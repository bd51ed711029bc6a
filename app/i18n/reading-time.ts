import type { LanguageCode } from '#content/languages.ts';

/**
 * Words per minute in silent reading: means of the International Reading Speed Texts
 * (Trauzettel-Klosinski and Dietz, 2012).
 */
const WORDS_PER_MINUTE: Record<LanguageCode, number> = { en: 228, ar: 138 };

/** The time to read a number of words, in whole minutes, at least one. */
export function readingMinutes(words: number, language: LanguageCode): number {
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE[language]));
}

/** Counts the words of a text: pieces between spaces that contain a letter or a digit. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
