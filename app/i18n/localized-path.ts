import type { Language } from '#content/languages.ts';
import { languageOfPath } from './language-of-path.ts';

/** Adds the language's prefix: `/services` becomes `/ar/services`. Other links stay unchanged. */
export function localizedPath(path: string, { prefix }: Language): string {
  if (!path.startsWith('/') || path.startsWith('//')) return path;
  return path === '/' ? prefix || '/' : `${prefix}${path}`;
}

/** Removes the language's prefix and a final slash: `/ar/news/` becomes `/news`. */
export function neutralPath(pathname: string): string {
  return pathname.slice(languageOfPath(pathname).prefix.length).replace(/\/$/, '') || '/';
}

export function twinPath(pathname: string, language: Language): string {
  return localizedPath(neutralPath(pathname), language);
}
