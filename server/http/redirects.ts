import { originalLanguage } from '#content/languages.ts';
import type { Middleware } from './middleware.ts';
import type { HeaderSet } from './security-headers.ts';

/** Matches paths with a token or a hash. Upper case matters in these paths. */
const CASE_SENSITIVE =
  /^(?:\/\w{2,3})?\/(?:received|your-data|staff|newsletter\/(?:confirm|preferences|unsubscribe))\/|^\/assets\//i;

const NEEDLESS_PREFIX = new RegExp(`^/${originalLanguage.code}(?=/|$)`);

/** Without a limit, browsers keep a redirect forever, also one that was a mistake. */
const CACHED = 'private, max-age=86400';

type MovedTo = (path: string) => string | undefined;

/**
 * Redirects a request to its canonical URL. A POST is answered without a redirect, because some
 * programs do not send a form again after a redirect.
 */
export function redirectRequests(headers: HeaderSet, movedTo?: MovedTo): Middleware {
  return ({ request, response, target, path, isFile }) => {
    if (isFile && movedTo?.(path) === undefined) return false;
    const canonical = redirectTarget(target, movedTo);
    if (canonical === undefined) return false;
    if (request.method === 'POST') {
      request.url = canonical;
      return false;
    }
    response.writeHead(308, { ...headers, 'Cache-Control': CACHED, Location: canonical }).end();
    return true;
  };
}

/**
 * Returns the canonical path and query, or undefined if the request is already canonical.
 * @internal exported for its test
 */
export function redirectTarget(
  target: string,
  movedTo: MovedTo = () => undefined,
): string | undefined {
  const [path = '/', query] = splitQuery(target);
  // Browsers read "\" as "/", and a location that begins with two slashes as another host.
  const collapsed = path.replaceAll('\\', '%5C').replace(/\/{2,}/g, '/');
  const lowerCase = toLowerCase(withoutNeedlessEscapes(collapsed));
  const unprefixed = lowerCase.replace(NEEDLESS_PREFIX, '') || '/';
  const bare = unprefixed.length > 1 ? unprefixed.replace(/\/$/, '') : unprefixed;
  const moved = movedTo(bare);
  if (moved !== undefined) return withQuery(moved, query);
  return bare === path ? undefined : bare + query;
}

/** Changes Latin letters to lower case, but not escaped bytes such as %D9. */
function toLowerCase(path: string): string {
  const fixed = CASE_SENSITIVE.exec(path)?.[0].length ?? path.length;
  return (
    path
      .slice(0, fixed)
      .replace(/%[0-9a-f]{2}|[A-Z]+/gi, (found) =>
        found.startsWith('%') ? found : found.toLowerCase(),
      ) + path.slice(fixed)
  );
}

/** Decodes escaped characters that never need escapes (RFC 3986, 2.3). */
function withoutNeedlessEscapes(path: string): string {
  return path.replace(/%(?:2d|5f|7e|3[0-9]|[46][1-9a-f]|[57][0-9a])/gi, decodeURIComponent);
}

function withQuery(url: string, query: string): string {
  const [path, hash] = url.split('#');
  return `${path}${query}${hash === undefined ? '' : `#${hash}`}`;
}

function splitQuery(target: string): [path: string, query: string] {
  const mark = target.indexOf('?');
  return mark < 0 ? [target, ''] : [target.slice(0, mark), target.slice(mark)];
}
