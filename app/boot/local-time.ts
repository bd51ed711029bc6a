import { languageOfPath } from '#app/i18n/language-of-path.ts';
import { localTimeText } from '#app/i18n/local-time.ts';

// Stands after the element of a time that is told as it is where the reader is, which no page can know when it is built:
// the words are there before the page is painted.
const element = document.currentScript?.previousElementSibling;
if (element instanceof HTMLElement) {
  const { localTime = '', start, end, last } = element.dataset;
  const span = { start: Number(start), end: Number(end), last: last ? Number(last) : undefined };
  element.textContent = localTimeText(localTime, span, languageOfPath(location.pathname));
}
