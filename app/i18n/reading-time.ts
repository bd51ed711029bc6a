import type { LanguageCode } from '#content/languages.ts';

/** Words per minute in silent reading (Trauzettel-Klosinski and Dietz, 2012). */
const WORDS_PER_MINUTE: Partial<Record<string, number>> = { en: 228, ar: 138, fr: 195 };
/** The mean of the 17 languages in that study. */
const MEAN = 184;

export function readingMinutes(words: number, language: LanguageCode): number {
  return Math.max(1, Math.round(words / (WORDS_PER_MINUTE[language] ?? MEAN)));
}

export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
