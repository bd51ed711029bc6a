import { useLocation } from 'react-router';
import { twinPath } from '#app/i18n/localized-path.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { languages } from '#content/languages.ts';

/** The script in the head stores the chosen language. */
export function LanguageLink({ className }: { className: string }) {
  const { pathname, search, hash } = useLocation();
  const current = useLanguage();
  const other = languages.find(({ code }) => code !== current.code) ?? current;
  return (
    <a
      href={twinPath(pathname, other) + search + hash}
      className={className}
      hrefLang={other.code}
      lang={other.code}
      dir={other.dir}
      data-language={other.code}
    >
      {other.name}
    </a>
  );
}
