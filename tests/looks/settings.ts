export const BASELINES = 'tests/looks/baselines';

/** The words in the title of each test with a baseline. `npm run baselines` runs these tests. */
export const AS_BEFORE = 'looks as before';

export const CONTEXT = {
  locale: 'en-GB',
  timezoneId: 'Asia/Riyadh',
  reducedMotion: 'reduce',
} as const;

/** Versions of Chromium differ a little at the edges of letters. */
const THRESHOLD = 0.2;
const MOST_PIXELS = 40;

export const ON_PAGES = { threshold: THRESHOLD, maxDiffPixels: MOST_PIXELS };

export const IN_STYLE_GUIDE = {
  comparatorName: 'pixelmatch',
  comparatorOptions: { threshold: THRESHOLD, allowedMismatchedPixels: MOST_PIXELS },
  resolveScreenshotPath: ({ root, arg, ext }: { root: string; arg: string; ext: string }) =>
    `${root}/${BASELINES}/${arg}${ext}`,
  resolveDiffPath: ({ root, arg, ext }: { root: string; arg: string; ext: string }) =>
    `${root}/test-results/${arg}${ext}`,
} as const;
