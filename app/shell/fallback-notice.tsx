import { useMatches } from 'react-router';
import { hasFallback, isFallback } from '#app/i18n/fallback.ts';
import { useTexts } from '#app/i18n/texts.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import { originalLanguage } from '#content/languages.ts';

/** A notice on pages that show texts of the first language, because a translation is missing. */
export function FallbackNotice() {
  const { untranslated } = useTexts().status;
  const language = useLanguage();
  const matches = useMatches();
  if (
    language.code === originalLanguage.code ||
    !matches.some(({ loaderData }) => hasFallback(loaderData))
  )
    return null;
  return (
    <p
      className="fallback-notice"
      lang={(isFallback(untranslated) ? originalLanguage : language).code}
    >
      <span className="wrap">{untranslated}</span>
    </p>
  );
}
