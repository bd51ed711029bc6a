import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { neutralPath } from '#app/i18n/localized-path.ts';

/**
 * Moves the focus to the new page's heading after a navigation, or to what the hash names, so that screen readers say
 * where they are. A change of language alone keeps the focus on the toggle.
 */
export function RouteFocus() {
  const { pathname, hash } = useLocation();
  const page = neutralPath(pathname);
  const shown = useRef(page + hash);
  useEffect(() => {
    const address = page + hash;
    if (shown.current === address) return;
    shown.current = address;
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : document.querySelector('h1');
    if (!target) return;
    // Headings and sections take no focus by themselves.
    if (target.tabIndex < 0) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [page, hash]);
  return null;
}
