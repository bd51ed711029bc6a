/** React Router trusts these headers, because only its own build should send them. */
const INTERNAL = /^x-(react-router|remix|forwarded)-/;

/** Makes the request for the application: with our origin and without internal headers. */
export function applicationRequest(request: Request, origin: string): Request {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  for (const name of [...headers.keys()]) {
    if (INTERNAL.test(name)) headers.delete(name);
  }
  // Concatenated, because "//other.example/contact" would resolve to another origin.
  return new Request(origin + pathname + search, {
    method: request.method,
    headers,
    signal: request.signal,
    ...(request.body ? { body: request.body, duplex: 'half' } : {}),
  });
}
