import type { Post } from './schema.ts';

const POSTS_ON_A_PAGE = 20;

export function furtherPages(posts: number): number[] {
  const further = Math.max(0, Math.ceil(posts / POSTS_ON_A_PAGE) - 1);
  return Array.from({ length: further }, (_, index) => index + 2);
}

export function listPagePath(page: number): string {
  return page === 1 ? '/blog' : `/blog/page/${page}`;
}

type ListPage = { posts: Post[]; page: number; pages: number };

/** @param asked the number in the URL, from 2 on; undefined for the first page */
export function readListPage(all: readonly Post[], asked?: string): ListPage | undefined {
  const further = furtherPages(all.length);
  const page = asked === undefined ? 1 : further.find((number) => String(number) === asked);
  if (page === undefined) return undefined;
  const posts = all.slice((page - 1) * POSTS_ON_A_PAGE, page * POSTS_ON_A_PAGE);
  return { posts, page, pages: further.length + 1 };
}
