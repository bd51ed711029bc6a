import { languageWithCode } from '#app/i18n/language-with-code.ts';
import type { LanguageCode } from '#content/languages.ts';

/** The name of the language of a webinar, in the words of the page if it has any. */
export function spokenIn(code: LanguageCode, labels: { english: string; arabic: string }): string {
  const known: Partial<Record<string, string>> = { en: labels.english, ar: labels.arabic };
  return known[code] ?? languageWithCode(code).name;
}
