import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Closes an open <details> on Escape, on a press or focus outside it, and after a navigation. */
export function useDismiss(details: RefObject<HTMLDetailsElement | null>): void {
  const { key } = useLocation();
  const shown = useRef(key);

  useEffect(() => {
    // The visitor may have opened the <details> before React started. The first render keeps it
    // open.
    if (shown.current !== key) details.current?.removeAttribute('open');
    shown.current = key;
  }, [key, details]);

  useEffect(() => {
    const listening = new AbortController();
    const close = () => details.current?.removeAttribute('open');
    const closeFromOutside = ({ target }: Event) => {
      if (target instanceof Node && !details.current?.contains(target)) close();
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.current?.open) return;
      close();
      if (details.current.contains(document.activeElement))
        details.current.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', closeFromOutside, listening);
    document.addEventListener('focusin', closeFromOutside, listening);
    document.addEventListener('keydown', closeOnEscape, listening);
    return () => listening.abort();
  }, [details]);
}
