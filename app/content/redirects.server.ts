import { languageOfPath } from '#app/i18n/language-of-path.ts';
import { localizedPath, neutralPath } from '#app/i18n/localized-path.ts';
import { redirects } from './read.server.ts';

const moved = new Map(redirects.moved.map(({ from, to }) => [from, to]));

/** The new path of a page that has moved, in the same language, or in English if that is gone. */
export function movedTo(path: string): string | undefined {
  const [, first = ''] = path.split('/');
  if (redirects.languages.includes(first)) {
    const original = path.slice(first.length + 1) || '/';
    return movedTo(original) ?? original;
  }
  const target = moved.get(neutralPath(path));
  return target && localizedPath(target, languageOfPath(path));
}

export function isGone(path: string): boolean {
  return redirects.gone.includes(neutralPath(path));
}
