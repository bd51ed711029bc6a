import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { neutralPath } from '#app/i18n/localized-path.ts';

/**
 * What was shown last. It outlives the shell, which an error screen in a page's place mounts anew.
 */
let shown: string | undefined;

/**
 * Moves the focus to the new page's heading after a navigation, or to what the hash names, so that
 * screen readers say where they are. A change of language alone keeps the focus on the toggle.
 */
export function RouteFocus() {
  const { pathname, hash } = useLocation();
  const page = neutralPath(pathname);
  useEffect(() => {
    const address = page + hash;
    const isFirst = shown === undefined;
    if (shown === address) return;
    shown = address;
    const target = isFirst
      ? undefined
      : hash
        ? elementOf(hash)
        : document.querySelector<HTMLElement>('h1');
    if (!target) return;
    // Headings and sections take no focus by themselves.
    if (target.tabIndex < 0) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [page, hash]);
  return null;
}

/** What a hash names. One that cannot be decoded names nothing. */
function elementOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
