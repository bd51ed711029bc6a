import type { Language } from '#content/languages.ts';
import { languageOfPath } from './language-of-path.ts';

/**
 * A path of the first language, such as `/services#start`, in another language:
 * `/ar/services#start`. A link that is not a path of this site (`mailto:`, `https:`, `#here`) is
 * returned unchanged.
 */
export function localizedPath(path: string, { prefix }: Language): string {
  if (!path.startsWith('/') || path.startsWith('//')) return path;
  return path === '/' ? prefix || '/' : `${prefix}${path}`;
}

/**
 * The path of a page without its language's prefix: `/ar/services` gives `/services`. The trailing
 * slash, which prerendering adds, is removed.
 */
export function neutralPath(pathname: string): string {
  return pathname.slice(languageOfPath(pathname).prefix.length).replace(/\/$/, '') || '/';
}

/** The path of the same page in another language. */
export function twinPath(pathname: string, language: Language): string {
  return localizedPath(neutralPath(pathname), language);
}
