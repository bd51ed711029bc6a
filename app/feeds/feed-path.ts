/** @param name the path of the list without its leading slash, such as `blog` */
export function feedPath(name: string, format: 'xml' | 'json'): string {
  return `/${name}/feed.${format}`;
}
