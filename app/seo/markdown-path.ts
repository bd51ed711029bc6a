const ENDING = '.md';
/** `.md` cannot be added to the path `/`. */
const HOME = '/index';

/** The path of a page's Markdown: `/about-us.md`, or `/index.md` for the home page. */
export function markdownPath(pathname: string): string {
  return `${pathname === '/' ? HOME : pathname}${ENDING}`;
}

export function pathOfMarkdown(pathname: string): string | undefined {
  if (!pathname.endsWith(ENDING)) return undefined;
  const page = pathname.slice(0, -ENDING.length);
  if (page === HOME) return '/';
  return page.endsWith('/') ? undefined : page;
}
