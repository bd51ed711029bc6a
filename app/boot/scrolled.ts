import { HEADER_HEIGHT, HEADER_SCROLL_THRESHOLD } from '#app/constants.ts';
import { HYDRATED_EVENT } from '#delivery/hydration/data.ts';

/** What may be dark behind the header of a page that has not scrolled. */
const NIGHT = '.masthead,main>:first-child>.band-night';

/**
 * Sets `data-scrolled` on a scrolled page, for the styles of the header. It is "night" while the
 * header is above the first part of the page. A compact masthead is dark in the dark theme only.
 */
export function watchScroll(): void {
  const update = () => {
    const root = document.documentElement;
    const bottom = document.querySelector(NIGHT)?.getBoundingClientRect().bottom ?? 0;
    if (scrollY > HEADER_SCROLL_THRESHOLD)
      root.dataset.scrolled = bottom > HEADER_HEIGHT ? 'night' : '';
    else delete root.dataset.scrolled;
  };
  addEventListener('scroll', update, { passive: true });
  // React may remove the attribute during hydration, so set it again. Do not call `update` earlier,
  // because it reads `scrollY`, which would force a layout.
  addEventListener(HYDRATED_EVENT, update);
}
