/** Whether the site runs for this machine only. */
export function isLoopback(siteUrl: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(siteUrl).hostname);
}
