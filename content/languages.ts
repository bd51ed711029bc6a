/**
 * The only list of the site's languages. Paths of the first language have no prefix. `code` is also
 * the value of `lang` and `hreflang`, `openGraph` the language code for link previews. New
 * languages come last (`npm run new language`).
 */
export const languages = [
  {
    code: 'en',
    prefix: '',
    dir: 'ltr',
    name: 'English',
    locale: 'en-GB',
    openGraph: 'en_GB',
  },
  // The calendar and the digits are explicit, because browsers choose different defaults for `ar`.
  {
    code: 'ar',
    prefix: '/ar',
    dir: 'rtl',
    name: 'العربية',
    locale: 'ar-u-ca-gregory-nu-latn',
    openGraph: 'ar_AR',
  },
] as const;

export type Language = (typeof languages)[number];
export type LanguageCode = Language['code'];

export const languageCodes = /* @__PURE__ */ languages.map(({ code }) => code);
/** The language that editors write first. Its texts replace missing translations. */
export const [originalLanguage] = languages;
