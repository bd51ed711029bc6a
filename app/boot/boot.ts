import { hydrateOnFirstInteraction } from '#delivery/hydration/start.ts';
import { countVisits } from './count-visits.ts';
import { dismissMenus } from './dismiss-menus.ts';
import { redirectToStoredLanguage, storeLanguageOnClick } from './language.ts';
import { openAroundHash } from './open-around.ts';
import { watchScroll } from './scrolled.ts';
import { showFonts } from './show-fonts.ts';
import { suggestArabic } from './suggestion.ts';
import { showCurrentYear } from './year.ts';

// This script runs before the first paint. All pages have the same script, so the security policy
// needs only one hash.
if (!redirectToStoredLanguage()) {
  showFonts();
  storeLanguageOnClick();
  watchScroll();
  showCurrentYear();
  openAroundHash();
  dismissMenus();
  suggestArabic();
  hydrateOnFirstInteraction();
  if (import.meta.env.ANALYTICS_ORIGIN) countVisits(import.meta.env.ANALYTICS_ORIGIN);
}
