import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { languageOfPath } from '#app/i18n/language-of-path.ts';

/** Milliseconds, as in `app/styles/base.css` for pages that the browser loads by itself. */
const [FADE, FOLD] = [220, 210];

/** A new page fades in. In another language, it unfolds over its vertical axis instead. */
export function PageEntry() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    const last = shown.current;
    shown.current = pathname;
    if (last === pathname || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const isOtherLanguage = languageOfPath(last) !== languageOfPath(pathname);
    document
      .querySelector('main')
      ?.animate(isOtherLanguage ? { scale: ['0 1', '1 1'] } : { opacity: [0, 1] }, {
        duration: isOtherLanguage ? FOLD : FADE,
        easing: 'ease-out',
      });
  }, [pathname]);
  return null;
}
