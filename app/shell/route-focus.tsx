import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { neutralPath } from '#app/i18n/localized-path.ts';

/**
 * Moves the focus to the new page's heading after a navigation, so that screen readers say where they are. A change of
 * language only keeps the focus on the toggle, and a hash leaves it to the browser.
 */
export function RouteFocus() {
  const { pathname, hash } = useLocation();
  const page = neutralPath(pathname);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (!hash) document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [page, hash]);
  return null;
}
