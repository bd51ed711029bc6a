/**
 * Path of a list's feed, without a language's prefix.
 * @param name last part of the list's path, as in `/blog`
 */
export function feedPath(name: string, format: 'xml' | 'json'): string {
  return `/${name}/feed.${format}`;
}
