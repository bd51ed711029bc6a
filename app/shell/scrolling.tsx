import { useLayoutEffect, useRef } from 'react';
import {
  type Location,
  useLocation,
  useNavigationType,
  UNSAFE_useScrollRestoration as useScrollRestoration,
} from 'react-router';
import { openAround } from '#app/boot/open-around.ts';
import { SCROLL_KEY } from '#app/constants.ts';
import { languageOfPath } from '#app/i18n/language-of-path.ts';

/** A new page begins at most this many pixels below its top, so its heading is soon in view. */
const NEAR = 96;

/** Replaces <ScrollRestoration>, which needs an inline script. */
export function Scrolling() {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const shown = useRef(pathname);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per navigation
  useLayoutEffect(() => {
    // A click on a link such as "#hours" also has the type POP, but stays on the same page.
    const isOther = shown.current !== pathname;
    // A page in another language keeps its place.
    if (isOther && languageOfPath(shown.current) === languageOfPath(pathname))
      scrollTo({ top: Math.min(scrollY, NEAR), behavior: 'instant' });
    shown.current = pathname;
    // A way back returns to its place, and a confirmation replaces its form: both appear at once.
    const jumps = isOther && type !== 'PUSH';
    const root = document.documentElement;
    openAround(hash);
    // Smooth scrolling must be off before `useScrollRestoration` restores the position.
    if (jumps) {
      root.style.scrollBehavior = 'auto';
      // For a scroll to the top, Chromium does not read the new style.
      scrollTo({ top: 0, behavior: 'instant' });
    }
    const frame = requestAnimationFrame(() => {
      root.style.scrollBehavior = '';
    });
    return () => cancelAnimationFrame(frame);
  }, [key]);

  useScrollRestoration({ getKey: keyOf, storageKey: SCROLL_KEY });
  return null;
}

/**
 * React Router gives no key to an entry that the browser adds to the history, such as for a link to
 * "#hours". The URL is then the key.
 */
function keyOf({ key, pathname, search, hash }: Location): string {
  return key === 'default' ? pathname + search + hash : key;
}
