/**
 * The only list of the site's languages. Paths of the first language have no prefix. `openGraph` is
 * the language code for link previews.
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
  // The calendar and the digits are explicit, because browsers choose different defaults for `ar`.
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
/** The language that editors write first. Its texts replace missing translations. */
export const [originalLanguage] = languages;
