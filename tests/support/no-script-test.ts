import { test as base, type Page } from '@playwright/test';

export const test = base.extend<{ unscripted: Page }>({
  unscripted: async ({ browser }, use) => {
    const context = await browser.newContext({ javaScriptEnabled: false, reducedMotion: 'reduce' });
    await use(await context.newPage());
    await context.close();
  },
});
