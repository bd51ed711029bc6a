/**
 * The path of a page's picture in link previews: `/social/ar/about-us.png` for `/ar/about-us`,
 * `/social/index.png` for `/`.
 * @param pathname the page's path, with its language's prefix, with or without a trailing slash
 */
export function socialImagePath(pathname: string): string {
  return `/social${pathname.replace(/\/$/, '') || '/index'}.png`;
}
