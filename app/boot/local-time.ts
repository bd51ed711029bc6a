import { languageOfPath } from '#app/i18n/language-of-path.ts';
import { localTimeText } from '#app/i18n/local-time.ts';

// Stands after each element of a time that is told as it is where the reader is, which no page can know when it is built.
// When somebody comes near it, or prints: asking for the words of a time zone takes as long as all of the first paint. The
// first of several tells the others as well: what it asks with need not be made for each.
const place = document.currentScript?.previousElementSibling;
const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && tellAll(), { rootMargin: '50%' });
if (place) observer.observe(place);
addEventListener('beforeprint', tellAll);

function tellAll(): void {
  observer.disconnect();
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
