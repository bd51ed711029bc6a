/** Matches headers that React Router trusts, so clients must not set them. */
const INTERNAL = /^x-(react-router|remix|forwarded)-/;

/**
 * Copies a request for the application, without internal headers. Escapes the percent signs of an
 * invalid path, because React Router cannot decode such a path.
 */
export function applicationRequest(request: Request, origin: string): Request {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  for (const name of [...headers.keys()]) {
    if (INTERNAL.test(name)) headers.delete(name);
  }
  const path = canBeDecoded(pathname) ? pathname : pathname.replaceAll('%', '%25');
  // `new URL(path, origin)` would resolve "//other.example/contact" to another origin.
  return new Request(origin + path + search, {
    method: request.method,
    headers,
    signal: request.signal,
    ...(request.body ? { body: request.body, duplex: 'half' } : {}),
  });
}

function canBeDecoded(path: string): boolean {
  try {
    // Without the comparison, the minifier would remove the call.
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}
