/** Returns true if only this machine can reach the site. */
export function isLoopback(siteUrl: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(siteUrl).hostname);
}
