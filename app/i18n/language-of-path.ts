import { type Language, languages } from '#content/languages.ts';

/**
 * The language of an address: its prefix decides, and nothing else. `/ar` and `/ar/…` are Arabic,
 * `/arabic` is not.
 */
export function languageOfPath(pathname: string): Language {
  const [first] = languages;
  return (
    languages.find(
      ({ prefix }) => prefix !== '' && (pathname === prefix || pathname.startsWith(`${prefix}/`)),
    ) ?? first
  );
}
