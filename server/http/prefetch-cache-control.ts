/**
 * How long a browser may reuse prefetched loader data. Long enough to click, short enough not to
 * miss a publication. With max-age=0 Chromium would fetch it twice.
 */
export const PREFETCH_CACHE_CONTROL = 'public, max-age=30, s-maxage=0, must-revalidate';
