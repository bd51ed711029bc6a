import { expect, type Page, test } from '@playwright/test';
import { pagesToVisit } from '#tests/support/page-templates.ts';
import { renderedPages } from '#tests/support/rendered-pages.ts';
import { journeyLanguages, runsAll } from '#tests/support/scope.ts';
import { wholeSheet } from '#tests/support/style-sheet.ts';
import { editions } from '#tests/support/words.ts';

// A page holds only those rules of the style sheet that it uses; the whole sheet comes when it has
// loaded.
const WIDTHS = [390, 1280];
const pages = pagesToVisit().filter(({ language }) => runsAll || language.code === 'ar');
/** Each template is there several times in the full run: a quarter of the pages at each width. */
const parts = runsAll ? 4 : 2;

for (const [part, width] of WIDTHS.entries()) {
  test(`with the rules that it holds, a page looks as it does with the whole sheet, ${width} wide`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    const compare = await comparison(page, width);
    for (const { address } of pages.filter((_, index) => index % parts === part))
      await compare(address);
  });
}

for (const edition of journeyLanguages(editions)) {
  test(`and so does a page that is rendered on request (${edition.code})`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(300_000);
    const compare = await comparison(page, 390);
    for (const { address, html } of await renderedPages(baseURL ?? '', edition)) {
      // As it was answered, to forms as well.
      await page.route('**/answered', (route) =>
        route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
      );
      await compare('/answered', address);
    }
  });
}

/** @returns what compares how a page looks before and after the whole sheet has come */
async function comparison(
  page: Page,
  width: number,
): Promise<(address: string, name?: string) => Promise<void>> {
  // Nothing but the sheet may change the page.
  await page.route(/\/(fonts|assets)\//, (route) => route.abort());
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 800 });
  let held = Promise.resolve();
  await page.route('**/styles/**', async (route) => {
    await held;
    await route.continue();
  });
  return async (address, name = address) => {
    const { promise, resolve: release } = Promise.withResolvers<void>();
    held = promise;
    // What has the focus from the start asks for the sheet before the page has loaded.
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    // Until it is known that no font comes.
    await page.locator('html:not([data-fonts-late])').waitFor();
    const before = await looks(page);
    const arrived = page.waitForResponse('**/styles/**');
    release();
    await arrived;
    await wholeSheet(page);
    expect(await looks(page), name).toEqual(before);
  };
}

/**
 * Where every element is, and what it looks like, when what the focus set off has come to its end.
 */
function looks(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    return [...document.body.querySelectorAll('*')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const {
        color,
        backgroundColor,
        fontFamily,
        fontSize,
        display,
        position,
        opacity,
        textDecorationLine,
      } = getComputedStyle(element);
      const place = [x, y, width, height].map((value) => Math.round(value * 10) / 10).join(' ');
      return `${element.tagName}.${element.className} ${place} ${color} ${backgroundColor} ${fontFamily} ${fontSize} ${display} ${position} ${opacity} ${textDecorationLine}`;
    });
  });
}
