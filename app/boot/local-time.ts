import { localTimeText } from '#app/i18n/local-time.ts';

// Each element with a time in the reader's time zone has this script directly after it.
const place = document.currentScript?.previousElementSibling;
if (place instanceof HTMLElement)
  place.textContent = localTimeText(JSON.parse(place.dataset.localTime ?? ''));
