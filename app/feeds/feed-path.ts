/** @param name the list's path without its slash, as `blog` */
export function feedPath(name: string, format: 'xml' | 'json'): string {
  return `/${name}/feed.${format}`;
}
