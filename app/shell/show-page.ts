import { languageOfPath } from '#app/i18n/language-of-path.ts';

/** A new page begins at most this many pixels below its top, so its heading is soon in view. */
const NEAR = 96;

/**
 * Unrolls a new page from above, and a page in another language in its reading direction, as
 * `app/styles/base.css` does for pages that the browser loads by itself. No old page is behind the
 * new one, so most of it is in view from the start. A page in another language keeps its place.
 */
export function showPage(from: string, to: string): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const half = document.documentElement.dir === 'rtl' ? '0 0 0 50%' : '0 50% 0 0';
  let clipPath = [`inset(${half})`, 'inset(0)'];
  if (languageOfPath(from) === languageOfPath(to)) {
    scrollTo({ top: Math.min(scrollY, NEAR), behavior: 'instant' });
    clipPath = ['inset(0 0 calc(100% - 70vh))', 'inset(0 0 calc(100% - 120vh))'];
  }
  for (const part of document.querySelectorAll('main, .site-header'))
    part.animate({ clipPath }, { duration: 300, easing: 'ease-out' });
}
