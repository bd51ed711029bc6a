import { allKinds } from './kinds.ts';

/** The lists that have a feed, by their paths: `/blog` has `/blog/feed.xml`. */
export const feedNames = allKinds.flatMap(([, { feed, list }]) =>
  feed && list ? [list.slice(1)] : [],
);
