import { languageOfPath } from '#app/i18n/language-of-path.ts';

/** A new page begins at most this many pixels below its top, so its heading is soon in view. */
const NEAR = 96;

/**
 * Unrolls a new page from above, and a page in another language in its reading direction, as
 * `app/styles/base.css` does for pages that the browser loads by itself. From above, the heading is
 * in view from the start, because no old page is behind the new one. A page in another language
 * keeps its place.
 */
export function showPage(from: string, to: string): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const sideways = document.documentElement.dir === 'rtl' ? '0 0 0 100%' : '0 100% 0 0';
  let clipPath = [`inset(${sideways})`, 'inset(0)'];
  if (languageOfPath(from) === languageOfPath(to)) {
    scrollTo({ top: Math.min(scrollY, NEAR), behavior: 'instant' });
    clipPath = ['inset(0 0 calc(100% - 50vh))', 'inset(0 0 calc(100% - 120vh))'];
  }
  document.querySelector('main')?.animate({ clipPath }, { duration: 350, easing: 'ease-out' });
}
