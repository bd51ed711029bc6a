import path from 'node:path';

/** Returns the path of a page's loader data, which the router fetches during a navigation. */
export function dataPath(page: string): string {
  const [pathname = '', query] = page.split('?');
  const data = `${pathname === '/' ? '/_' : pathname}.data`;
  return query === undefined ? data : `${data}?${query}`;
}

/**
 * Returns the file path for a URL. A `?` becomes `%3F`, because some file systems do not allow `?`.
 */
export function fileOf(url: string, isPage: boolean): string {
  const [pathname = '', query] = url.slice(1).split('?');
  if (isPage) {
    const folder = query === undefined ? pathname : `${pathname}%3F${query}`;
    return path.posix.join(folder, 'index.html');
  }
  if (query === undefined) return pathname;
  const { name, ext, dir } = path.posix.parse(pathname);
  return path.posix.join(dir, `${name}%3F${query}${ext}`);
}
