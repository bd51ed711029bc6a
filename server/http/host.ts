const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Returns the site's origin under the host that a request names. The host may be that of SITE_URL,
 * a loopback host or HOST.
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
