/** Posts on one page of the list. A reader who looks for older ones can use the search. */
export const POSTS_ON_A_PAGE = 20;

/** The numbers of the list's pages after the first, for a number of posts. */
export function furtherPages(posts: number): number[] {
  const further = Math.max(0, Math.ceil(posts / POSTS_ON_A_PAGE) - 1);
  return Array.from({ length: further }, (_, index) => index + 2);
}

export function listPagePath(page: number): string {
  return page === 1 ? '/blog' : `/blog/page/${page}`;
}
