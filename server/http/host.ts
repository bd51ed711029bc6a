const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Returns the origin of a request to the host of SITE_URL, a loopback host or HOST. Behind a proxy
 * it is SITE_URL, because forwarded headers are ignored.
 * @returns undefined for other hosts
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
