import { localTimeText } from '#app/i18n/local-time.ts';

// The HTML contains this script directly after each element that shows a time in the reader's time
// zone.
const place = document.currentScript?.previousElementSibling;
if (place instanceof HTMLElement)
  place.textContent = localTimeText(JSON.parse(place.dataset.localTime ?? ''));
