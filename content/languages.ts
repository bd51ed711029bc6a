/**
 * The languages of the site, the first being the one at unprefixed addresses. The only list of
 * languages. `openGraph` is the code that link previews know: theirs has one Arabic.
 */
export const languages = [
  {
    code: 'en',
    prefix: '',
    dir: 'ltr',
    name: 'English',
    hreflang: 'en',
    locale: 'en-GB',
    openGraph: 'en_GB',
  },
  // Gregorian calendar and Latin digits, pinned: what bare Arabic locales mean by default differs
  // between engines.
  {
    code: 'ar',
    prefix: '/ar',
    dir: 'rtl',
    name: 'العربية',
    hreflang: 'ar',
    locale: 'ar-u-ca-gregory-nu-latn',
    openGraph: 'ar_AR',
  },
] as const;

export type Language = (typeof languages)[number];
export type LanguageCode = Language['code'];

export const languageCodes = languages.map(({ code }) => code);
/**
 * The language that content is written in first. Facts stand in its files, and it stands in for
 * missing translations.
 */
export const [originalLanguage] = languages;
