/**
 * What a page's data are asked for ahead is used when the link is pressed, by the browser that
 * asked: without any time to keep them, Chromium would ask again. Seconds enough to aim, too few to
 * miss a publication by.
 */
export const KEPT_SHORTLY = 'public, max-age=30, s-maxage=0, must-revalidate';
