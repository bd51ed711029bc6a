import { expect, type Page, test } from '@playwright/test';
import { pagesToVisit } from '#tests/support/page-templates.ts';
import { renderedPages } from '#tests/support/rendered-pages.ts';
import { journeyLanguages, runsAll } from '#tests/support/scope.ts';
import { sheetForPaper, wholeSheet } from '#tests/support/style-sheet.ts';
import { editions } from '#tests/support/words.ts';

// The HTML of a page contains only the style rules for its start. Then a sheet with all rules of
// the page loads, and later the whole style sheet. These tests check that neither sheet changes how
// the page looks.
const WIDTHS = [390, 1280];
const pages = pagesToVisit().filter(({ language }) => runsAll || language.code === 'ar');
/**
 * The pages are divided into this many parts, and each width is tested with one part. The full run
 * has smaller parts, because it has several pages of each template.
 */
const parts = runsAll ? 4 : 2;

for (const [part, width] of WIDTHS.entries()) {
  test(`a page looks the same with its own rules and with the whole sheet (${width} px)`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const compare = await comparison(page, width);
    for (const { address } of pages.filter((_, index) => index % parts === part))
      await compare(address);
  });
}

for (const edition of journeyLanguages(editions)) {
  test(`a page rendered on request looks the same with the whole sheet (${edition.code})`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(120_000);
    const compare = await comparison(page, 390);
    for (const { address, html } of await renderedPages(baseURL ?? '', edition)) {
      // Serves the HTML of a response to a form, because such a response has no URL to open.
      await page.route('**/answered', (route) =>
        route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
      );
      await compare('/answered', address);
    }
  });
}

/**
 * Prepares a page for comparisons.
 * @returns a function that compares the start of a page before and after the page's sheet loads,
 * and the whole page before and after the whole style sheet loads
 */
async function comparison(
  page: Page,
  width: number,
): Promise<(address: string, name?: string) => Promise<void>> {
  // Blocks fonts and scripts, so that only the style sheet can change the page.
  await page.route(/\/(fonts|assets)\//, (route) => route.abort());
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 800 });
  let delayed = Promise.resolve();
  await page.route('**/styles/**', async (route) => {
    await delayed;
    await route.continue();
  });
  return async (address, name = address) => {
    const { promise, resolve: release } = Promise.withResolvers<void>();
    delayed = promise;
    // Does not wait for the whole document, because its scripts wait for the style sheet, which
    // this test delays.
    await page.goto(address, { waitUntil: 'commit' });
    await page.locator('body link[rel="stylesheet"]').first().waitFor({ state: 'attached' });
    // Removes this attribute now. Otherwise the page's script would remove it later and change the
    // fonts.
    await page.evaluate(() => document.documentElement.removeAttribute('data-fonts-late'));
    const start = await looks(page, 'start');
    release();
    await sheetForPaper(page);
    await page.waitForLoadState('load');
    expect(await looks(page, 'start'), `${name}, start`).toEqual(start);

    const all = await looks(page, 'page');
    await wholeSheet(page);
    expect(await looks(page, 'page'), `${name}, whole page`).toEqual(all);
  };
}

/**
 * Waits until all transitions have ended. Returns the position and the style of every element. For
 * the part `start`, returns only the elements before the link to a style sheet.
 */
function looks(page: Page, part: 'start' | 'page'): Promise<string[]> {
  return page.evaluate(async (wanted) => {
    // Scrolls to the top again. The page scrolls to the answer of a form when a style sheet has
    // loaded.
    scrollTo({ top: 0, behavior: 'instant' });
    do await new Promise(requestAnimationFrame);
    while (document.getAnimations().some(({ playState }) => playState === 'running'));
    const link = document.body.querySelector('link[rel="stylesheet"]');
    const isWanted = (element: Element) =>
      wanted === 'page' ||
      (!!link &&
        !element.contains(link) &&
        !!(link.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING));
    // Leaves out `<use>` elements, because their files may arrive at any time.
    return [...document.body.querySelectorAll(':not(use)')].filter(isWanted).map((element) => {
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
      // The main part of a short page fills the window until the browser shows the footer.
      const ownHeight = element.localName === 'main' ? 0 : height;
      const place = [x, y, width, ownHeight].map((value) => Math.round(value * 10) / 10).join(' ');
      return `${element.tagName}.${element.className} ${place} ${color} ${backgroundColor} ${fontFamily} ${fontSize} ${display} ${position} ${opacity} ${textDecorationLine}`;
    });
  }, part);
}
