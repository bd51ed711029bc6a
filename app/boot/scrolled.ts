import { HEADER_SCROLL_THRESHOLD } from '#app/constants.ts';
import { HYDRATED_EVENT } from '#delivery/hydration/data.ts';

/**
 * Sets `data-scrolled` on the document while it is scrolled past the threshold. The header is
 * styled by it.
 */
export function watchScroll(): void {
  const update = () =>
    document.documentElement.toggleAttribute('data-scrolled', scrollY > HEADER_SCROLL_THRESHOLD);
  addEventListener('scroll', update, { passive: true });
  // No initial call, which would force a layout: after a reload or on the way back the browser
  // scrolls and fires the event.
  // When an error screen replaces a page, React removes the attributes of the document.
  addEventListener(HYDRATED_EVENT, update);
}
