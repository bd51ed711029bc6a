import type { Language } from '#content/languages.ts';
import { languageOfPath } from './language-of-path.ts';

/** `/services` becomes `/ar/services`. A link that is not a path of this site is unchanged. */
export function localizedPath(path: string, { prefix }: Language): string {
  if (!path.startsWith('/') || path.startsWith('//')) return path;
  return path === '/' ? prefix || '/' : `${prefix}${path}`;
}

/** `/ar/services/` becomes `/services`. The trailing slash comes from prerendering. */
export function neutralPath(pathname: string): string {
  return pathname.slice(languageOfPath(pathname).prefix.length).replace(/\/$/, '') || '/';
}

export function twinPath(pathname: string, language: Language): string {
  return localizedPath(neutralPath(pathname), language);
}
