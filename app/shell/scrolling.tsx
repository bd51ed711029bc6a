import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType, UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router';

/**
 * Scrolls as the navigation asks: to the top or to the hash after following a link, smoothly, as the style sheet says;
 * back to where the reader was after Back and Forward, at once. React Router's own component would add an inline
 * script for the first load, where the browser does as well by itself.
 */
export function Scrolling() {
  const { key } = useLocation();
  const isReturn = useNavigationType() === 'POP';

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per navigation
  useLayoutEffect(() => {
    const root = document.documentElement;
    // Before the restoration below, which runs in the same commit.
    root.style.scrollBehavior = isReturn ? 'auto' : '';
    const frame = requestAnimationFrame(() => {
      root.style.scrollBehavior = '';
    });
    return () => cancelAnimationFrame(frame);
  }, [key, isReturn]);

  useScrollRestoration();
  return null;
}
