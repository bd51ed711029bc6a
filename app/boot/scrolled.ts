import { HEADER_SCROLL_THRESHOLD } from '#app/constants.ts';
import { HYDRATED_EVENT } from '#delivery/hydration/data.ts';

/** Sets `data-scrolled` on a scrolled page, for the styles of the header. */
export function watchScroll(): void {
  const update = () =>
    document.documentElement.toggleAttribute('data-scrolled', scrollY > HEADER_SCROLL_THRESHOLD);
  addEventListener('scroll', update, { passive: true });
  // React may remove the attribute during hydration, so set it again. Do not call `update` earlier,
  // because it reads `scrollY`, which would force a layout.
  addEventListener(HYDRATED_EVENT, update);
}
