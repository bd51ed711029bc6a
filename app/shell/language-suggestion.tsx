import { useState } from 'react';
import { useLocation, useRouteLoaderData } from 'react-router';
import { twinPath } from '#app/i18n/localized-path.ts';
import { useTexts } from '#app/i18n/texts.tsx';
import type { loader } from '#app/root.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { languages } from '#content/languages.ts';
import signs from '#generated/signs.json' with { type: 'json' };
import { Mark } from './mark.tsx';

const [english, arabic] = languages;

/** The script in the head opens and closes the dialog. */
export function LanguageSuggestion() {
  const texts = useTexts();
  const arabicWords = useRouteLoaderData<typeof loader>('root')?.suggestion;
  // The dialog keeps its words while it fades out, even if the language has changed.
  const [suggestion] = useState(texts.suggestion);
  const [inArabic] = useState(arabicWords);
  const { pathname, search, hash } = useLocation();
  if (!inArabic) return null;
  return (
    <dialog
      className="suggestion"
      lang={arabic.code}
      dir={arabic.dir}
      data-suggestion
      aria-labelledby="suggestion-heading"
      suppressHydrationWarning
    >
      <svg className="suggestion-frieze" aria-hidden="true">
        <use href={`${signs.src}#frieze`} />
      </svg>
      <div className="suggestion-words">
        <Mark />
        <h2 id="suggestion-heading">{inArabic.heading}</h2>
        <p>{inArabic.text}</p>
        <p className="suggestion-english" lang={english.code} dir={english.dir}>
          {suggestion.text}
        </p>
        <div className="suggestion-actions">
          <a
            href={twinPath(pathname, arabic) + search + hash}
            className="button button-gold"
            hrefLang={arabic.code}
            data-language={arabic.code}
            data-choice
            data-close
          >
            {inArabic.accept}
          </a>
          <button
            type="button"
            className="button button-line"
            lang={english.code}
            dir={english.dir}
            data-language={english.code}
            data-choice
            data-close
          >
            {suggestion.decline}
          </button>
        </div>
        <button type="button" className="suggestion-close" data-close aria-label={inArabic.close}>
          <Icon name="close" />
        </button>
      </div>
    </dialog>
  );
}
