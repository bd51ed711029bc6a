import { DAY, MINUTE } from '#app/i18n/durations.ts';

/**
 * Times are in milliseconds, distances in CSS pixels. `scripts/vite/styles.ts` passes some of these
 * constants to the style sheet.
 */

/** The header gets its background after the visitor has scrolled this far. */
export const HEADER_SCROLL_THRESHOLD = 10;
/** About the height of the header. */
export const HEADER_HEIGHT = 64;

/** A dropdown stays open this long after the pointer has left it. */
export const DROPDOWN_CLOSE_DELAY = 150;

/** The language suggestion appears this long after the load event. */
export const SUGGESTION_SHOW_DELAY = 100;
export const SUGGESTION_FADE = 300;

export const LANGUAGE_KEY = 'language';
export const LANGUAGE_CHOICE_KEY = 'language-choice';

/** React Router stores scroll positions in sessionStorage under this key. */
export const SCROLL_KEY = 'react-router-scroll-positions';

/** The firm promises to answer every message within this time. */
export const ANSWER_WITHIN = DAY;
/** Applicants and partners get a decision within ten working days, which are two weeks. */
export const DECISION_WITHIN = 14 * DAY;

/** The database and signed links store this value for a waitlisted registration. */
export const WAITLISTED = 'waiting';

export const PERSONAL_LINK_DAYS = 90;

export const ASSESSMENT_ANSWERS = 4;
/** The points of the strongest answer. The weakest answer has no points. */
export const MOST_POINTS = ASSESSMENT_ANSWERS - 1;

export const SPINNER_DELAY = 150;

export const TOAST_STYLES = {
  stack: { timeout: 4000, limit: 3 },
  single: { timeout: 5000, limit: 1 },
} as const;

export const TOOLTIP_OPEN_DELAY = 700;

export const CACHE_GARBAGE_COLLECTION = 5 * MINUTE;
export const CACHE_RETRIES = 3;
export const CACHE_RETRY_FIRST_PAUSE = 1000;
export const CACHE_RETRY_LONGEST_PAUSE = 30_000;
/**
 * A search starts after this pause in typing. In docs/performance.md, the time to the first search
 * result includes the pause.
 */
export const SEARCH_DEBOUNCE = 120;
export const RELEASE_CHECK_INTERVAL = 5 * MINUTE;

/** The most weeks that a service may take. The style sheet has a class for each number of weeks. */
export const MOST_WEEKS = 20;

/**
 * The calculator shows a mistake after this pause in typing, because a number such as 0.6 is wrong
 * before its last digit.
 */
export const MISTAKE_DELAY = 700;

/** The length of the scale of months on the page of a role. */
export const FIRST_MONTHS = 6;
