/**
 * The languages of the site, and the only list of them. Paths of the first language have no
 * prefix. `openGraph` is the code for link previews, which know one Arabic only.
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
  // Gregorian calendar and Latin digits are explicit, because engines disagree about the defaults
  // of bare Arabic locales.
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
 * The language in which content is written first. Its files hold the facts and replace missing
 * translations.
 */
export const [originalLanguage] = languages;
