import { localTimeText } from '#app/i18n/local-time.ts';

// This script stands directly after each element with a time in the reader's time zone.
const place = document.currentScript?.previousElementSibling;
if (place instanceof HTMLElement)
  place.textContent = localTimeText(JSON.parse(place.dataset.localTime ?? ''));
