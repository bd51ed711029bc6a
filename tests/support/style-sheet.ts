import type { Page } from '@playwright/test';

/** Waits for the whole style sheet, which applies only to print until React starts. */
export async function sheetForPaper(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.styleSheets].some(({ href }) => href?.includes('/styles/')),
  );
}

/** Applies the whole style sheet, like React. */
export async function wholeSheet(page: Page): Promise<void> {
  await sheetForPaper(page);
  await page.evaluate(() => {
    for (const { href, media } of document.styleSheets)
      if (href?.includes('/styles/')) media.mediaText = 'all';
  });
}
