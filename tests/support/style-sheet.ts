import type { Page } from '@playwright/test';

/** Waits until a style sheet of the page has loaded. It contains the rules for print. */
export async function sheetForPaper(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.styleSheets].some(({ href }) => href?.includes('/styles/')),
  );
}

/** Applies the whole style sheet to the screen, as React does. */
export async function wholeSheet(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const sheet = [...document.styleSheets].find(({ href }) => href?.includes('/styles/site.'));
    if (sheet) sheet.media.mediaText = 'all';
    return sheet;
  });
}
