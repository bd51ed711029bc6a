import { languageOfPath } from '#app/i18n/language-of-path.ts';
import { localTimeText } from '#app/i18n/local-time.ts';

// Stands after the element of a time that is told as it is where the reader is, which no page can know when it is built.
// Once the page is painted: asking for the words of a time zone takes as long as all of the first paint.
const element = document.currentScript?.previousElementSibling;
if (element instanceof HTMLElement) requestAnimationFrame(() => setTimeout(tell, 0, element));

function tell(element: HTMLElement): void {
  const { localTime = '', start, end, last } = element.dataset;
  const span = { start: Number(start), end: Number(end), last: last ? Number(last) : undefined };
  element.textContent = localTimeText(localTime, span, languageOfPath(location.pathname));
}
