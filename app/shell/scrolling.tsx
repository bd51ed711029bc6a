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
 * After a link, scrolls to the top or to the target of the hash. After Back and Forward, restores
 * the scroll position at once. Replaces <ScrollRestoration>, which needs an inline script.
 */
export function Scrolling() {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const shown = useRef(pathname);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per navigation
  useLayoutEffect(() => {
    // A click on a link such as "#hours" also has the type POP, but stays on the same page.
    const isReturn = type === 'POP' && shown.current !== pathname;
    shown.current = pathname;
    const root = document.documentElement;
    openAround(hash);
    // This line must run before useScrollRestoration restores the position.
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
 * The key of a history entry. An entry that the browser added, such as for "#hours", has no key
 * from React Router. The key of such an entry is the URL.
 */
function keyOf({ key, pathname, search, hash }: Location): string {
  return key === 'default' ? pathname + search + hash : key;
}
