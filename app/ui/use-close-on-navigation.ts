import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

export function useCloseOnNavigation(details: RefObject<HTMLDetailsElement | null>): void {
  const { key } = useLocation();
  const shown = useRef(key);

  useEffect(() => {
    // On the first render, the menu may be open, because the visitor opened it before React
    // started.
    if (shown.current !== key) details.current?.removeAttribute('open');
    shown.current = key;
  }, [key, details]);
}
