import { currentYear } from '#app/i18n/format.ts';

/** Updates the year, because the page may have been built in an earlier year. */
export function showCurrentYear(): void {
  addEventListener('DOMContentLoaded', () => {
    for (const element of document.querySelectorAll('[data-year]'))
      element.textContent = currentYear();
  });
}
