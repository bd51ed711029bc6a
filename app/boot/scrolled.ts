import { HEADER_SCROLL_THRESHOLD } from '#app/constants.ts';
import { HYDRATED_EVENT } from '#delivery/hydration/data.ts';

/** Sets `data-scrolled` on a scrolled page, for the styles of the header. */
export function watchScroll(): void {
  const update = () =>
    document.documentElement.toggleAttribute('data-scrolled', scrollY > HEADER_SCROLL_THRESHOLD);
  addEventListener('scroll', update, { passive: true });
  // React may remove the attribute during hydration. An earlier call of `update` would force a
  // layout, because `update` reads `scrollY`.
  addEventListener(HYDRATED_EVENT, update);
}
