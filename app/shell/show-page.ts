import { languageOfPath } from '#app/i18n/language-of-path.ts';
import { moveCoin } from './moving-coin.ts';

const EASING = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/**
 * Unrolls a new page from above, and a page in another language in its reading direction. The times
 * are those of `app/styles/base.css` for pages that the browser loads by itself. From above, the
 * heading is in view from the start, because no old page is behind the new one.
 */
export function showPage(from: string, to: string): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const isSameLanguage = languageOfPath(from) === languageOfPath(to);
  const sideways = document.documentElement.dir === 'rtl' ? '0 0 0 100%' : '0 100% 0 0';
  const clips = isSameLanguage
    ? ['0 0 calc(100% - 50vh)', '0 0 calc(100% - 120vh)']
    : [sideways, '0'];
  document
    .querySelector('main')
    ?.animate(
      { clipPath: clips.map((clip) => `inset(${clip})`) },
      { duration: isSameLanguage ? 300 : 450, easing: EASING },
    );
  moveCoin({ duration: 350, easing: EASING });
}
