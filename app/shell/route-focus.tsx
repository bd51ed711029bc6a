import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { neutralPath } from '#app/i18n/localized-path.ts';

/**
 * The path and hash of the last navigation. This is not React state, because an error screen mounts
 * the component again.
 */
let shown: string | undefined;

export function RouteFocus() {
  const { pathname, hash } = useLocation();
  const page = neutralPath(pathname);
  useEffect(() => {
    const path = page + hash;
    const isFirst = shown === undefined;
    if (shown === path) return;
    shown = path;
    if (isFirst) return;
    const target = hash ? elementOf(hash) : document.querySelector<HTMLElement>('h1');
    if (!target) return;
    if (target.tabIndex < 0) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [page, hash]);
  return null;
}

/** Null if there is no target or the hash cannot be decoded. */
function elementOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
