import { languageOfPath } from '#app/i18n/language-of-path.ts';
import { localizedPath, neutralPath } from '#app/i18n/localized-path.ts';
import { redirects } from './read.server.ts';

const moved = new Map(redirects.moved.map(({ from, to }) => [from, to]));

/** The new path of a page that has moved, in the same language. */
export function movedTo(path: string): string | undefined {
  const target = moved.get(neutralPath(path));
  return target && localizedPath(target, languageOfPath(path));
}

export function isGone(path: string): boolean {
  return redirects.gone.includes(neutralPath(path));
}
