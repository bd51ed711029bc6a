import { currentYear } from '#app/i18n/format.ts';

/** The copyright line says this year, also on a page that was built in another. */
export function showCurrentYear(): void {
  addEventListener('DOMContentLoaded', () => {
    for (const element of document.querySelectorAll('[data-year]'))
      element.textContent = currentYear();
  });
}
