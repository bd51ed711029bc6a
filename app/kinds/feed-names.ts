import { allKinds } from './kinds.ts';

/** The names of the lists that have a feed. The list `/blog` has the name `blog`. */
export const feedNames = allKinds.flatMap(([, { feed, list }]) =>
  feed && list ? [list.slice(1)] : [],
);
