import type { Page } from '@playwright/test';

/** Waits until the whole style sheet has loaded. Before React starts, it applies only to print. */
export async function sheetForPaper(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.styleSheets].some(({ href }) => href?.includes('/styles/')),
  );
}

/** Applies the whole style sheet to the screen, as React does. */
export async function wholeSheet(page: Page): Promise<void> {
  await sheetForPaper(page);
  await page.evaluate(() => {
    for (const { href, media } of document.styleSheets)
      if (href?.includes('/styles/')) media.mediaText = 'all';
  });
}
