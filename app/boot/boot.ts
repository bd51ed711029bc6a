import { hydrateOnFirstInteraction } from '#delivery/hydration/start.ts';
import { countVisits } from './count-visits.ts';
import { redirectToStoredLanguage, storeLanguageOnClick } from './language.ts';
import { openAroundHash } from './open-around.ts';
import { watchScroll } from './scrolled.ts';
import { showFonts } from './show-fonts.ts';
import { suggestArabic } from './suggestion.ts';
import { showCurrentYear } from './year.ts';

// What has to work before React does. It stands in every page's head, runs before anything is
// painted, and is counted in bytes: the page's own data must stay out of it, so that one hash
// allows it on all of them.
if (!redirectToStoredLanguage()) {
  showFonts();
  storeLanguageOnClick();
  watchScroll();
  showCurrentYear();
  openAroundHash();
  suggestArabic();
  hydrateOnFirstInteraction();
  if (import.meta.env.ANALYTICS_ORIGIN) countVisits(import.meta.env.ANALYTICS_ORIGIN);
}
