/**
 * The language whose fonts and style rules a language shares. Languages in Arabic script share those
 * of Arabic, and all others those of English. System fonts show letters that the fonts lack.
 */
export function faceLanguage(code: string): 'en' | 'ar' {
  return new Intl.Locale(code).maximize().script === 'Arab' ? 'ar' : 'en';
}
