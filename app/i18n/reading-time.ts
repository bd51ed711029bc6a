import type { LanguageCode } from '#content/languages.ts';

/** Words per minute in silent reading (Trauzettel-Klosinski and Dietz, 2012). */
const WORDS_PER_MINUTE: Record<LanguageCode, number> = { en: 228, ar: 138 };

export function readingMinutes(words: number, language: LanguageCode): number {
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE[language]));
}

export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
