import path from 'node:path';

/** Path of a page's loader data, which the router fetches during a navigation. */
export function dataPath(page: string): string {
  const [pathname = '', query] = page.split('?');
  const data = `${pathname === '/' ? '/_' : pathname}.data`;
  return query === undefined ? data : `${data}?${query}`;
}

/**
 * The file with the answer for a URL. A page is the index of a folder, as static hosts expect. `?`
 * becomes `%3F`, because some file systems do not allow it.
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
