const ENDING = '.md';
/** The name of the home page in paths that end with `.md`, because `.md` cannot be added to `/`. */
const HOME = '/index';

/** Returns the path of a page's Markdown: `/about-us.md`, or `/index.md` for the home page. */
export function markdownPath(pathname: string): string {
  return `${pathname === '/' ? HOME : pathname}${ENDING}`;
}

export function pathOfMarkdown(pathname: string): string | undefined {
  if (!pathname.endsWith(ENDING)) return undefined;
  const page = pathname.slice(0, -ENDING.length);
  if (page === HOME) return '/';
  return page.endsWith('/') ? undefined : page;
}
