import { useMatches } from 'react-router';
import { hasFallback, isFallback } from '#app/i18n/fallback.ts';
import { useTexts } from '#app/i18n/texts.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import { originalLanguage } from '#content/languages.ts';

export function FallbackNotice() {
  const { untranslated } = useTexts().status;
  const language = useLanguage();
  const isPartly = useMatches().some(({ loaderData }) => hasFallback(loaderData));
  if (language.code === originalLanguage.code || !isPartly) return null;
  const { code } = isFallback(untranslated) ? originalLanguage : language;
  return (
    <p className="fallback-notice" lang={code}>
      <span className="wrap">{untranslated}</span>
    </p>
  );
}
