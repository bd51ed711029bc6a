import { useRouteLoaderData } from 'react-router';
import type { Ui } from '#app/content/schemas/ui.ts';

/** Returns the texts of the shell. @throws Error if the root's loader failed */
export function useTexts() {
  const texts = useOptionalTexts();
  if (!texts) throw new Error('The texts of the shell were not loaded');
  return texts;
}

/** Like useTexts, but returns undefined if the texts are missing. */
export function useOptionalTexts() {
  return useRouteLoaderData<() => { texts: Ui }>('root')?.texts;
}
