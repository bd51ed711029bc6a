import { languageOfPath } from '#app/i18n/language-of-path.ts';
import { localTimeText } from '#app/i18n/local-time.ts';

/** Times that are told as they are where the reader is, which no page can know when it is built. */
export function showLocalTimes(): void {
  addEventListener('DOMContentLoaded', () => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-local-time]')) {
      const { localTime = '', start, end, last } = element.dataset;
      const span = { start: Number(start), end: Number(end), last: last ? Number(last) : undefined };
      element.textContent = localTimeText(localTime, span, languageOfPath(location.pathname));
    }
  });
}
