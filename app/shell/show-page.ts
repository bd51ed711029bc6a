import { languageOfPath } from '#app/i18n/language-of-path.ts';

/** A new page begins at most this many pixels below its top, so its heading is soon in view. */
const NEAR = 96;
const TIMING = { duration: 280, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' };

/**
 * Lets a new page appear behind a gold line that moves in the reading direction, as
 * `app/styles/base.css` does for pages that the browser loads by itself. A cover hides the rest of
 * the page. The first third is never hidden, so the heading shows at once. A page in another
 * language keeps its place.
 */
export function showPage(from: string, to: string): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  if (languageOfPath(from) === languageOfPath(to))
    scrollTo({ top: Math.min(scrollY, NEAR), behavior: 'instant' });
  const cover = document.createElement('div');
  cover.className = 'page-cover';
  document.body.append(cover);
  const sign = document.documentElement.dir === 'rtl' ? -1 : 1;
  const translate = [33, 100].map((share) => `${sign * share}%`);
  const remove = () => cover.remove();
  cover.animate({ translate }, TIMING).finished.then(remove, remove);
}
