import { DAY, MINUTE } from '#app/i18n/durations.ts';

/**
 * The numbers and names that the site's behaviour is specified by. Times in milliseconds, distances
 * in CSS pixels. The style sheet receives those it needs as custom properties
 * (scripts/vite/styles.ts), so each stands here only.
 */

/** The header turns translucent once the page has scrolled further than this. */
export const HEADER_SCROLL_THRESHOLD = 10;

/** A dropdown stays open this long after the pointer has left it. */
export const DROPDOWN_CLOSE_DELAY = 150;
/**
 * A click this soon after hovering opened the dropdown belongs to the same gesture and does not
 * close it again.
 */
export const DROPDOWN_HOVER_CLICK_GRACE = 300;

/** The language suggestion appears this long after load, and fades for so long when it closes. */
export const SUGGESTION_SHOW_DELAY = 100;
export const SUGGESTION_FADE = 300;

/** localStorage: the visitor's language, and the flag that the language suggestion was answered. */
export const LANGUAGE_KEY = 'language';
export const LANGUAGE_CHOICE_KEY = 'language-choice';

/** sessionStorage: how far each page was scrolled; the name is React Router's own. */
export const SCROLL_KEY = 'react-router-scroll-positions';

/**
 * Browser locales to whose users Arabic is suggested; bare `ar` is what many Arabic browsers send.
 */
export const ARABIC_LOCALE_PREFIXES = 'SA EG AE JO LB SY IQ KW QA BH OM YE MA TN DZ LY SD PS'
  .split(' ')
  .map((country) => `ar-${country}`);

/** The reply that every message is promised, in milliseconds. */
export const ANSWER_WITHIN = DAY;

/** How long the personal link in a mail works, in days. */
export const PERSONAL_LINK_DAYS = 90;

/** A navigation slower than this shows the spinner. */
export const SPINNER_DELAY = 150;

/** Toasts: how long one shows, and how many at once, per style. */
export const TOAST_STYLES = {
  stack: { timeout: 4000, limit: 3 },
  single: { timeout: 5000, limit: 1 },
} as const;

/** A tooltip opens after the pointer has rested this long. */
export const TOOLTIP_OPEN_DELAY = 700;

/**
 * Data cache: unused answers are dropped after this; failed requests are tried again so often, with
 * doubling pauses up to the cap.
 */
export const CACHE_GARBAGE_COLLECTION = 5 * MINUTE;
export const CACHE_RETRIES = 3;
export const CACHE_RETRY_FIRST_PAUSE = 1000;
export const CACHE_RETRY_LONGEST_PAUSE = 30_000;
/**
 * How long typing must pause before the search asks the server. With a round trip of 150 ms,
 * results arrive within 400 ms.
 */
export const SEARCH_DEBOUNCE = 120;
/**
 * A tab that comes back to the front asks at most this often whether the site was published anew.
 */
export const RELEASE_CHECK_INTERVAL = 5 * MINUTE;
