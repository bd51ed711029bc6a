import { languageOfPath } from '#app/i18n/language-of-path.ts';
import { localizedPath, neutralPath } from '#app/i18n/localized-path.ts';
import { redirects } from './read.server.ts';

const moved = new Map(redirects.moved.map(({ from, to }) => [from, to]));

/** Where what was at a path is now, in the path's language; undefined where it has not moved. */
export function movedTo(path: string): string | undefined {
  const target = moved.get(neutralPath(path));
  return target && localizedPath(target, languageOfPath(path));
}

/** Whether what was at a path was taken away for good. */
export function isGone(path: string): boolean {
  return redirects.gone.includes(neutralPath(path));
}
