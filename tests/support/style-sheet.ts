import type { Page } from '@playwright/test';

/**
 * Waits for the whole style sheet. It loads after the page, and applies only to print until React
 * starts.
 */
export async function sheetForPaper(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.styleSheets].some(({ href }) => href?.includes('/styles/')),
  );
}

/** Waits for the whole style sheet and applies it, like React. */
export async function wholeSheet(page: Page): Promise<void> {
  await sheetForPaper(page);
  await page.evaluate(() => {
    for (const { href, media } of document.styleSheets)
      if (href?.includes('/styles/')) media.mediaText = 'all';
  });
}
