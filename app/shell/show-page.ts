import { languageOfPath } from '#app/i18n/language-of-path.ts';

/**
 * Lets a new page fade in. In another language, it unfolds over its vertical axis instead. The times
 * are those of `app/styles/base.css` for pages that the browser loads by itself.
 */
export function showPage(from: string, to: string): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const frames =
    languageOfPath(from) === languageOfPath(to) ? { opacity: [0, 1] } : { scale: ['0 1', '1 1'] };
  document.querySelector('main')?.animate(frames, { duration: 220, easing: 'ease-out' });
}
