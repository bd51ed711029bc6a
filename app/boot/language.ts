import { LANGUAGE_CHOICE_KEY, LANGUAGE_KEY } from '#app/constants.ts';
import { localizedPath, neutralPath } from '#app/i18n/localized-path.ts';
import { languages } from '#content/languages.ts';

/** localStorage throws if the visitor has turned storage off. */
function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Without storage, the URL still determines the language.
  }
}

const [original] = languages;

/**
 * Redirects a path without a language prefix to the visitor's stored language.
 * @returns true if there is a redirect
 */
export function redirectToStoredLanguage(): boolean {
  const { lang, dataset } = document.documentElement;
  // If this page answers a form, a redirect would lose the typed values.
  if (lang !== original.code || 'answer' in dataset) return false;
  const language = languages.find(({ code, prefix }) => prefix && code === stored(LANGUAGE_KEY));
  if (!language) return false;
  // Hide this page, so that the browser does not paint the page before the redirect.
  document.documentElement.hidden = true;
  location.replace(localizedPath(location.pathname, language) + location.search + location.hash);
  return true;
}

export function languageIsStored(): boolean {
  return stored(LANGUAGE_KEY) !== null || stored(LANGUAGE_CHOICE_KEY) !== null;
}

/**
 * Stores the language when a visitor clicks a link or button for a language. A link to this page in
 * the other language gets the current query and hash.
 */
export function storeLanguageOnClick(): void {
  addEventListener(
    'click',
    ({ target }) => {
      const control =
        target instanceof Element ? target.closest<HTMLElement>('[data-language]') : null;
      if (!control) return;
      store(LANGUAGE_KEY, control.dataset.language ?? original.code);
      if ('choice' in control.dataset) store(LANGUAGE_CHOICE_KEY, '1');
      if (
        control instanceof HTMLAnchorElement &&
        neutralPath(control.pathname) === neutralPath(location.pathname)
      ) {
        control.search = location.search;
        control.hash = location.hash;
      }
    },
    true,
  );
}
