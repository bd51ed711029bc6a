import type { Language } from '#content/languages.ts';
import { readNewestFirst } from './read.server.ts';
import type { Entry } from './schemas/collections.ts';

/** Posts on one page of the list: what a reader looks through before searching instead. */
const MOST = 20;

type BlogPart = { posts: Entry<'blog'>[]; part: number; parts: number };

/**
 * The pages of the list after the first, which so many posts need, as the last part of their
 * addresses.
 */
export function furtherParts(posts: number): number[] {
  return Array.from({ length: Math.max(0, Math.ceil(posts / MOST) - 1) }, (_, place) => place + 2);
}

/**
 * One page of the list of posts, the newest first.
 * @param asked the number in its address, from 2 on; the first page's has none
 * @returns undefined where there is no such page
 */
export function readBlogPart(language: Language, asked?: string): BlogPart | undefined {
  const all = readNewestFirst(language, 'blog');
  const further = furtherParts(all.length);
  const part = asked === undefined ? 1 : further.find((number) => String(number) === asked);
  return part === undefined
    ? undefined
    : { posts: all.slice((part - 1) * MOST, part * MOST), part, parts: further.length + 1 };
}

/** The path of a page of the list, without a language's prefix. */
export function blogPath(part: number): string {
  return part === 1 ? '/blog' : `/blog/page/${part}`;
}
