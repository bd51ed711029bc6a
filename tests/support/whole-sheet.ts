import type { Page } from '@playwright/test';

/** Waits for the whole style sheet, which comes when the page has loaded: until then it has the rules of its first paint. */
export async function wholeSheet(page: Page): Promise<void> {
  await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href?.includes('/styles/')));
}
