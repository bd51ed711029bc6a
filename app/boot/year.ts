import { currentYear } from '#app/i18n/format.ts';

/** Shows the current year in the copyright line, even if the page was built in an earlier year. */
export function showCurrentYear(): void {
  addEventListener('DOMContentLoaded', () => {
    for (const element of document.querySelectorAll('[data-year]'))
      element.textContent = currentYear();
  });
}
