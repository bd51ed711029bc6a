import { HEADER_SCROLL_THRESHOLD } from '#app/constants.ts';
import { HYDRATED_EVENT } from '#delivery/hydration/data.ts';

/** Marks the document as scrolled for the header's style. */
export function watchScroll(): void {
  const update = () =>
    document.documentElement.toggleAttribute('data-scrolled', scrollY > HEADER_SCROLL_THRESHOLD);
  addEventListener('scroll', update, { passive: true });
  // No initial call, which would force a layout. After a reload the browser fires the event.
  // When an error screen replaces a page, React removes the attributes of the document.
  addEventListener(HYDRATED_EVENT, update);
}
