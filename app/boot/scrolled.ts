import { HEADER_SCROLL_THRESHOLD } from '#app/constants.ts';
import { HYDRATED_EVENT } from './hydrate.ts';

/** Keeps `data-scrolled` on the document while it is scrolled past the threshold; the header's look hangs on it. */
export function watchScroll(): void {
  const update = () => document.documentElement.toggleAttribute('data-scrolled', scrollY > HEADER_SCROLL_THRESHOLD);
  addEventListener('scroll', update, { passive: true });
  // A reload or a way back may begin further down, before any event.
  // Not at once: asking where the page stands lays it out a second time before it is first painted.
  addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => requestAnimationFrame(update)));
  addEventListener('pageshow', update);
  // React takes the document's attributes away when an error screen replaces a page.
  addEventListener(HYDRATED_EVENT, update);
}
