import { expect, type Page, test } from '@playwright/test';
import { parsedPages } from '#tests/support/addresses.ts';
import { wholeSheet } from '#tests/support/whole-sheet.ts';

// A page holds only those rules of the style sheet that it has a use for; the whole sheet comes when it has loaded.
const pages = parsedPages();

// Each kind of page is there many times: a quarter of them at either width.
for (const [half, width] of [390, 1280].entries()) {
  test(`with the rules that it holds, a page looks as it does with the whole sheet, ${width} wide`, async ({ page }) => {
    test.setTimeout(300_000);
    // Nothing but the sheet may change the page.
    await page.route('**/fonts/**', (route) => route.abort());
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    let held = Promise.resolve();
    await page.route('**/styles/**', async (route) => {
      await held;
      await route.continue();
    });
    for (const { address } of pages.filter((_, index) => index % 4 === half)) {
      const { promise, resolve: release } = Promise.withResolvers<void>();
      held = promise;
      await page.goto(address);
      // Until it is known that no font comes.
      await page.locator('html:not([data-fonts-late])').waitFor();
      const before = await looks(page);
      const arrived = page.waitForResponse('**/styles/**');
      release();
      await arrived;
      await wholeSheet(page);
      expect(await looks(page), address).toEqual(before);
    }
  });
}

/** Where every element is, and what it looks like. */
function looks(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll('*')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, fontFamily, fontSize, display, position, opacity, textDecorationLine } = getComputedStyle(element);
      const place = [x, y, width, height].map((value) => Math.round(value * 10) / 10).join(' ');
      return `${element.tagName}.${element.className} ${place} ${color} ${backgroundColor} ${fontFamily} ${fontSize} ${display} ${position} ${opacity} ${textDecorationLine}`;
    }),
  );
}
