/** The number of posts on a page of the list. Readers find older posts with the search, too. */
export const POSTS_ON_A_PAGE = 20;

/** The numbers of the pages of the list from the second on. `posts` is the number of all posts. */
export function furtherPages(posts: number): number[] {
  const further = Math.max(0, Math.ceil(posts / POSTS_ON_A_PAGE) - 1);
  return Array.from({ length: further }, (_, index) => index + 2);
}

export function listPagePath(page: number): string {
  return page === 1 ? '/blog' : `/blog/page/${page}`;
}
