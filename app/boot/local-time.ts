import { languageOfPath } from '#app/i18n/language-of-path.ts';
import { localTimeText } from '#app/i18n/local-time.ts';

// Stands after each element of a time that is told as it is where the reader is, which no page can know when it is built.
// Once the page is painted: asking for the words of a time zone takes as long as all of the first paint. The first of
// several tells those as well that stand further down: what it asks with need not be made for each.
requestAnimationFrame(() => setTimeout(tellAll));

function tellAll(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-local-time]:not([data-told])')) {
    element.dataset.told = '';
    tell(element);
  }
}

function tell(element: HTMLElement): void {
  const { localTime = '', start, end, last } = element.dataset;
  const span = { start: Number(start), end: Number(end), last: last ? Number(last) : undefined };
  element.textContent = localTimeText(localTime, span, languageOfPath(location.pathname));
}
