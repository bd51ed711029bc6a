import { useRouteLoaderData } from 'react-router';
import type { loader } from '#app/root.tsx';

/**
 * The words of the shell and of the components that many pages share, in the page's language.
 * @throws Error where the root's loader failed, which only an error page can meet
 */
export function useTexts() {
  const texts = useOptionalTexts();
  if (!texts) throw new Error('The texts of the shell were not loaded');
  return texts;
}

/** As useTexts, but undefined where the root's loader failed. */
export function useOptionalTexts() {
  return useRouteLoaderData<typeof loader>('root')?.texts;
}
