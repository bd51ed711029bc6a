import type { Language } from '#content/languages.ts';
import { languageOfPath } from './language-of-path.ts';

/**
 * A path of the first language, such as `/services#start`, at its address in another:
 * `/ar/services#start`. Anything that is not a path of this site (`mailto:`, `https:`, `#here`) is
 * returned as it is.
 */
export function localizedPath(path: string, { prefix }: Language): string {
  if (!path.startsWith('/') || path.startsWith('//')) return path;
  return path === '/' ? prefix || '/' : `${prefix}${path}`;
}

/**
 * The path of the same page without its language's prefix: `/ar/services` gives `/services`. A
 * slash at the end, with which pages are rendered at build time, is left out.
 */
export function neutralPath(pathname: string): string {
  return pathname.slice(languageOfPath(pathname).prefix.length).replace(/\/$/, '') || '/';
}

/** The address of the same page in another language. */
export function twinPath(pathname: string, language: Language): string {
  return localizedPath(neutralPath(pathname), language);
}
