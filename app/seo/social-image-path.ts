/** `/social/ar/about-us.png` for `/ar/about-us`, `/social/index.png` for `/`. */
export function socialImagePath(pathname: string): string {
  return `/social${pathname.replace(/\/$/, '') || '/index'}.png`;
}
