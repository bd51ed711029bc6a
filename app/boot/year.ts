import { currentYear } from '#app/i18n/format.ts';

/** The page may have been built in an earlier year. */
export function showCurrentYear(): void {
  addEventListener('DOMContentLoaded', () => {
    for (const element of document.querySelectorAll('[data-year]'))
      element.textContent = currentYear();
  });
}
