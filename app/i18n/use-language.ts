import { useLocation } from 'react-router';
import type { Language } from '#content/languages.ts';
import { languageOfPath } from './language-of-path.ts';

/** The language of the current page. */
export function useLanguage(): Language {
  return languageOfPath(useLocation().pathname);
}
