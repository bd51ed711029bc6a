import { test as base, type Page } from '@playwright/test';

export const test = base.extend<{ inZone: (timezoneId: string) => Promise<Page> }>({
  inZone: async ({ browser }, use) => {
    await use(async (timezoneId) => (await browser.newContext({ timezoneId })).newPage());
    for (const context of browser.contexts()) await context.close();
  },
});
