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
 * Scrolls as the navigation asks: to the top or to the hash after following a link, smoothly, as
 * the style sheet says; back to where the reader was after Back and Forward, at once. React
 * Router's own component would add an inline script for the first load, where the browser does as
 * well by itself.
 */
export function Scrolling() {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const shown = useRef(pathname);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per navigation
  useLayoutEffect(() => {
    // To the browser a press on "#hours" is no other than Back: only another page is a return.
    const isReturn = type === 'POP' && shown.current !== pathname;
    shown.current = pathname;
    const root = document.documentElement;
    openAround(hash);
    // Before the restoration below, which runs in the same commit.
    root.style.scrollBehavior = isReturn ? 'auto' : '';
    const frame = requestAnimationFrame(() => {
      root.style.scrollBehavior = '';
    });
    return () => cancelAnimationFrame(frame);
  }, [key]);

  useScrollRestoration({ getKey: keyOf, storageKey: SCROLL_KEY });
  return null;
}

/**
 * Entries that the browser made, as for a press on "#hours", have no key of their own: their
 * address has to do.
 */
function keyOf({ key, pathname, search, hash }: Location): string {
  return key === 'default' ? pathname + search + hash : key;
}
