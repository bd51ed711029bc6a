import { currentYear } from '#app/i18n/format.ts';
import { hydrateOnFirstInteraction } from '#delivery/hydration/start.ts';
import { countVisits } from './count-visits.ts';
import { redirectToStoredLanguage, storeLanguageOnClick } from './language.ts';
import { openAround } from './open-around.ts';
import { watchScroll } from './scrolled.ts';
import { showFonts } from './show-fonts.ts';
import { suggestArabic } from './suggestion.ts';

// Everything that must work before React starts. Every byte counts, because this script runs
// before the first paint. It contains no data of a page, so that one hash allows it on all pages.
if (!redirectToStoredLanguage()) {
  showFonts();
  storeLanguageOnClick();
  watchScroll();
  addEventListener('DOMContentLoaded', () => {
    // The page may have been built in an earlier year.
    for (const element of document.querySelectorAll('[data-year]'))
      element.textContent = currentYear();
    openAround(location.hash);
  });
  suggestArabic();
  hydrateOnFirstInteraction();
  if (import.meta.env.ANALYTICS_ORIGIN) countVisits(import.meta.env.ANALYTICS_ORIGIN);
}
