/** `/ar/about-us` has the image `/social/ar/about-us.png`, and `/` has `/social/index.png`. */
export function socialImagePath(pathname: string): string {
  return `/social${pathname.replace(/\/$/, '') || '/index'}.png`;
}
