import { originalLanguage } from '#content/languages.ts';

/**
 * What an address holds as it was given to one visitor, or as the bundler named it: its letters are
 * as they are.
 */
const EXACT =
  /^(?:\/\w\w)?\/(?:received|your-data|newsletter\/(?:confirm|preferences|unsubscribe))\/|^\/assets\//i;

/** The code of the language whose pages have no prefix. */
const NEEDLESS_PREFIX = new RegExp(`^/${originalLanguage.code}(?=/|$)`);

/**
 * Where an address should have been asked for, or undefined where it is right: without the slash at
 * its end, with one slash between its parts, in small letters, English pages without their
 * language's code, and at their present address where they have moved.
 * @param target path and query as they were requested
 * @param movedTo where what was at a path is now
 */
export function redirectTarget(
  target: string,
  movedTo: (path: string) => string | undefined = () => undefined,
): string | undefined {
  const [path = '/', query] = splitQuery(target);
  // Browsers read a backslash as a slash: two of either at the start would name another host.
  const collapsed = path.replaceAll('\\', '%5C').replace(/\/{2,}/g, '/');
  const small = inSmallLetters(withoutNeedlessEscapes(collapsed));
  const unprefixed = small.replace(NEEDLESS_PREFIX, '') || '/';
  const bare = unprefixed.length > 1 ? unprefixed.replace(/\/$/, '') : unprefixed;
  const moved = movedTo(bare);
  if (moved !== undefined) return withQuery(moved, query);
  return bare === path ? undefined : bare + query;
}

/** Latin letters; the digits of an escaped byte are no letters, and other scripts have no case. */
function inSmallLetters(path: string): string {
  const exact = EXACT.exec(path)?.[0].length ?? path.length;
  return (
    path
      .slice(0, exact)
      .replace(/%[0-9a-f]{2}|[A-Z]+/gi, (found) =>
        found.startsWith('%') ? found : found.toLowerCase(),
      ) + path.slice(exact)
  );
}

/** What needs no escape in an address, escaped or not, is the same address (RFC 3986, 6.2.2.2). */
function withoutNeedlessEscapes(path: string): string {
  return path.replace(/%(?:2d|5f|7e|3[0-9]|[46][1-9a-f]|[57][0-9a])/gi, decodeURIComponent);
}

/** A query stands before the hash that the new address may have. */
function withQuery(address: string, query: string): string {
  const [path, hash] = address.split('#');
  return `${path}${query}${hash === undefined ? '' : `#${hash}`}`;
}

function splitQuery(target: string): [path: string, query: string] {
  const mark = target.indexOf('?');
  return mark < 0 ? [target, ''] : [target.slice(0, mark), target.slice(mark)];
}
