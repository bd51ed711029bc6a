import { useLayoutEffect, useRef } from 'react';
import {
  type Location,
  useLocation,
  useNavigationType,
  UNSAFE_useScrollRestoration as useScrollRestoration,
} from 'react-router';
import { openAround } from '#app/boot/open-around.ts';
import { SCROLL_KEY } from '#app/constants.ts';

/**
 * Scrolls to the top or to the hash after a link. After Back and Forward it restores the position
 * at once. <ScrollRestoration> would add an inline script for the first load.
 */
export function Scrolling() {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const shown = useRef(pathname);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per navigation
  useLayoutEffect(() => {
    // A click on a link to "#hours" is a POP, too.
    const isReturn = type === 'POP' && shown.current !== pathname;
    shown.current = pathname;
    const root = document.documentElement;
    openAround(hash);
    // This must run before the restoration below.
    root.style.scrollBehavior = isReturn ? 'auto' : '';
    const frame = requestAnimationFrame(() => {
      root.style.scrollBehavior = '';
    });
    return () => cancelAnimationFrame(frame);
  }, [key]);

  useScrollRestoration({ getKey: keyOf, storageKey: SCROLL_KEY });
  return null;
}

/** Entries that the browser made, as for "#hours", have no key of their own and use their path. */
function keyOf({ key, pathname, search, hash }: Location): string {
  return key === 'default' ? pathname + search + hash : key;
}
