import { localTimeText } from '#app/i18n/local-time.ts';

// Stands after each element of a time that is told as it is where the reader is, which no page can
// know when it is built.
const place = document.currentScript?.previousElementSibling;
if (place instanceof HTMLElement)
  place.textContent = localTimeText(JSON.parse(place.dataset.localTime ?? ''));
