import { test as base, type Page } from '@playwright/test';

/** Playwright's test with the fixture `unscripted`, a page in a browser without JavaScript. */
export const test = base.extend<{ unscripted: Page }>({
  unscripted: async ({ browser }, use) => {
    const context = await browser.newContext({ javaScriptEnabled: false, reducedMotion: 'reduce' });
    await use(await context.newPage());
    await context.close();
  },
});
