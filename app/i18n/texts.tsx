import { useLocation, useRouteLoaderData } from 'react-router';
import type { loader } from '#app/root.tsx';
import type { Language } from '#content/languages.ts';
import { languageOfPath } from './language-of-path.ts';

/** The language of the page that is shown. */
export function useLanguage(): Language {
  return languageOfPath(useLocation().pathname);
}

/**
 * The words of the shell and of the parts that many pages share, in the page's language.
 * @throws Error where the root's loader did not run, which only an error page can see
 */
export function useTexts() {
  const texts = useOptionalTexts();
  if (!texts) throw new Error('The texts of the shell were not loaded');
  return texts;
}

/** As useTexts, but nothing where the root's loader itself failed. */
export function useOptionalTexts() {
  return useRouteLoaderData<typeof loader>('root')?.texts;
}
