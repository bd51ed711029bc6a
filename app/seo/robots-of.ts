/** The robots directive of a page. An answer without one, such as data, must not be indexed. */
export function robotsOf(html: string): string {
  return /<meta name="robots" content="([^"]+)"/.exec(html)?.[1] ?? 'noindex';
}
