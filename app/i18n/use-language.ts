import { useLocation } from 'react-router';
import type { Language } from '#content/languages.ts';
import { languageOfPath } from './language-of-path.ts';

export function useLanguage(): Language {
  return languageOfPath(useLocation().pathname);
}
