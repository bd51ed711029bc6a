import { HEADER_SCROLL_THRESHOLD } from '#app/constants.ts';
import { HYDRATED_EVENT } from '#delivery/hydration/data.ts';

/** Sets an attribute while the page is scrolled, so that the style sheet can change the header. */
export function watchScroll(): void {
  const update = () =>
    document.documentElement.toggleAttribute('data-scrolled', scrollY > HEADER_SCROLL_THRESHOLD);
  addEventListener('scroll', update, { passive: true });
  // Do not call `update` now, because it would force a layout. If a reload restores the scroll
  // position, the browser fires a scroll event. An error screen removes the attributes of the
  // document, so `update` also runs after hydration.
  addEventListener(HYDRATED_EVENT, update);
}
