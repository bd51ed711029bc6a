import { type Language, languages } from '#content/languages.ts';

/** The first segment of a path decides: `/ar/news` is Arabic, `/arabic` is English. */
export function languageOfPath(pathname: string): Language {
  const [first] = languages;
  return (
    languages.find(
      ({ prefix }) => prefix !== '' && (pathname === prefix || pathname.startsWith(`${prefix}/`)),
    ) ?? first
  );
}
