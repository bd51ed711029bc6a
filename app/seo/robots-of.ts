/**
 * What a page tells search engines that they may do with it. An answer that is only data says
 * nothing and is kept out.
 */
export function robotsOf(html: string): string {
  return /<meta name="robots" content="([^"]+)"/.exec(html)?.[1] ?? 'noindex';
}
