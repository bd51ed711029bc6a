const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * The origin that a request is for: the site's own, a loopback address, which only this machine can
 * reach, or the very address that the server was told to listen on.
 * Forwarded headers are not asked: behind a proxy the origin is SITE_URL.
 * @param host the request's Host header @param listeningOn the setting HOST
 * @returns undefined where the host is none of ours, so that nobody is served pages under another
 * name
 */
export function originOf(
  host: string | undefined,
  siteUrl: string,
  listeningOn = 'localhost',
): string | undefined {
  if (!host || !URL.canParse(`http://${host}`)) return undefined;
  const site = new URL(siteUrl);
  if (host.toLowerCase() === site.host) return site.origin;
  const name = host.replace(/:\d+$/, '');
  return LOOPBACK.has(name) || name === listeningOn ? `http://${host}` : undefined;
}
