import { useLocation } from 'react-router';
import { twinPath } from '#app/i18n/localized-path.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { type Language, languages } from '#content/languages.ts';
import signs from '#generated/signs.json' with { type: 'json' };

type LinkProps = { to?: Language | undefined; className?: string };

/** A link to a language, by default to the other one. The script in the head stores the choice. */
export function LanguageLink({ to, className }: LinkProps) {
  const { pathname, search, hash } = useLocation();
  const current = useLanguage();
  const other = to ?? languages.find(({ code }) => code !== current.code) ?? current;
  // English pages have no Arabic font. Names in other scripts are not drawn.
  const isDrawn = !to && signs.language && other.dir === 'rtl' && current.dir === 'ltr';
  return (
    <a
      href={twinPath(pathname, other) + search + hash}
      className={className}
      hrefLang={other.code}
      lang={other.code}
      dir={other.dir}
      data-language={other.code}
    >
      {isDrawn ? (
        <>
          <svg {...signs.language} aria-hidden="true">
            <use href={`${signs.src}#language-${other.code}`} />
          </svg>
          <span className="sr-only">{other.name}</span>
        </>
      ) : (
        other.name
      )}
    </a>
  );
}
