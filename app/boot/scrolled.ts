import { HEADER_SCROLL_THRESHOLD } from '#app/constants.ts';
import { HYDRATED_EVENT } from '#delivery/hydration/data.ts';

/**
 * Keeps `data-scrolled` on the document while it is scrolled past the threshold; the header's look
 * hangs on it.
 */
export function watchScroll(): void {
  const update = () =>
    document.documentElement.toggleAttribute('data-scrolled', scrollY > HEADER_SCROLL_THRESHOLD);
  addEventListener('scroll', update, { passive: true });
  // After a reload or on a way back the browser scrolls by itself, and says so as well. Asking here
  // where the page stands would lay it out once more.
  // React takes the document's attributes away when an error screen replaces a page.
  addEventListener(HYDRATED_EVENT, update);
}
