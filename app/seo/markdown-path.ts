const ENDING = '.md';
/** The home page has no name of its own. */
const HOME = '/index';

/** Where a page's Markdown is: `/about-us.md`, and `/index.md` for the home page. */
export function markdownPath(pathname: string): string {
  return `${pathname === '/' ? HOME : pathname}${ENDING}`;
}

/** The page whose Markdown would be at this address; undefined where it is no such address. */
export function pathOfMarkdown(pathname: string): string | undefined {
  if (!pathname.endsWith(ENDING)) return undefined;
  const page = pathname.slice(0, -ENDING.length);
  if (page === HOME) return '/';
  return page.endsWith('/') ? undefined : page;
}
