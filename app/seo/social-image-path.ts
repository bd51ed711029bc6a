/**
 * The address of the picture that link previews show for a page: `/ar/about-us` has
 * `/social/ar/about-us.png`, `/` has `/social/index.png`.
 * @param pathname the page's own address, with its language's prefix; a slash at its end makes no
 * difference
 */
export function socialImagePath(pathname: string): string {
  return `/social${pathname.replace(/\/$/, '') || '/index'}.png`;
}
