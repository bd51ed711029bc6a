import { useRouteLoaderData } from 'react-router';
import type { loader } from '#app/root.tsx';

/** @throws Error if the root's loader failed, which is possible only on an error page */
export function useTexts() {
  const texts = useOptionalTexts();
  if (!texts) throw new Error('The texts of the shell were not loaded');
  return texts;
}

/** Like useTexts, but undefined if the root's loader failed. */
export function useOptionalTexts() {
  return useRouteLoaderData<typeof loader>('root')?.texts;
}
