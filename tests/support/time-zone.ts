import { test as base, type Page } from '@playwright/test';

/** Playwright's test with `inZone`, which opens a page in a browser with the given time zone. */
export const test = base.extend<{ inZone: (timezoneId: string) => Promise<Page> }>({
  inZone: async ({ browser }, use) => {
    await use(async (timezoneId) => (await browser.newContext({ timezoneId })).newPage());
    for (const context of browser.contexts()) await context.close();
  },
});
