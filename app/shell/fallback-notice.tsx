import { useMatches } from 'react-router';
import { hasFallback, isFallback } from '#app/i18n/fallback.ts';
import { useLanguage, useTexts } from '#app/i18n/texts.tsx';
import { languages } from '#content/languages.ts';

/** One notice on a page that shows texts of the first language where translations are missing. */
export function FallbackNotice() {
  const { untranslated } = useTexts().status;
  const language = useLanguage();
  const matches = useMatches();
  const [original] = languages;
  if (language.code === original.code || !matches.some(({ loaderData }) => hasFallback(loaderData)))
    return null;
  return (
    <p className="fallback-notice" lang={(isFallback(untranslated) ? original : language).code}>
      <span className="wrap">{untranslated}</span>
    </p>
  );
}
