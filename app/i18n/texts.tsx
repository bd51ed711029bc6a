import { useRouteLoaderData } from 'react-router';
import type { Ui } from '#app/content/schemas/ui.ts';

/** @throws Error if the loader of the root route failed */
export function useTexts() {
  const texts = useOptionalTexts();
  if (!texts) throw new Error('The texts of the shell were not loaded');
  return texts;
}

export function useOptionalTexts() {
  return useRouteLoaderData<() => { texts: Ui }>('root')?.texts;
}
