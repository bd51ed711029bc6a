const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Returns the origin that a request is for, so that the site is not served under foreign names.
 * Valid hosts are that of SITE_URL, a loopback host, which only this machine reaches, and HOST.
 * Forwarded headers are ignored: behind a proxy the origin is SITE_URL.
 * @param host the request's Host header
 * @param listeningOn the setting HOST
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
