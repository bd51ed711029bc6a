import { localTimeText } from '#app/i18n/local-time.ts';

// The page contains this script directly after each element with a local time.
const place = document.currentScript?.previousElementSibling;
if (place instanceof HTMLElement)
  place.textContent = localTimeText(JSON.parse(place.dataset.localTime ?? ''));
