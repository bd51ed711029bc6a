import { HEADER_SCROLL_THRESHOLD } from '#app/constants.ts';
import { HYDRATED_EVENT } from '#delivery/hydration/data.ts';

/** Sets an attribute while the page is scrolled, so that the style sheet can change the header. */
export function watchScroll(): void {
  const update = () =>
    document.documentElement.toggleAttribute('data-scrolled', scrollY > HEADER_SCROLL_THRESHOLD);
  addEventListener('scroll', update, { passive: true });
  // Do not call `update` at once, because reading `scrollY` now would force a layout. Call it after
  // hydration, because React may have removed the attribute to show an error screen.
  addEventListener(HYDRATED_EVENT, update);
}
