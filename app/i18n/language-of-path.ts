import { type Language, languages } from '#content/languages.ts';

/**
 * The language of a path, which only its first segment decides: `/ar` and `/ar/…` are Arabic,
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
