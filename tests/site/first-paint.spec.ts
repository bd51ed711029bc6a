import { expect, type Page, test } from '@playwright/test';
import { pagesToVisit } from '#tests/support/page-templates.ts';
import { renderedPages } from '#tests/support/rendered-pages.ts';
import { journeyLanguages, runsAll } from '#tests/support/scope.ts';
import { sheetForPaper, wholeSheet } from '#tests/support/style-sheet.ts';
import { editions } from '#tests/support/words.ts';

// A page first has only the style rules for its start. Two sheets with further rules load later,
// and neither may change how the page looks.
const WIDTHS = [390, 1280];
const pages = pagesToVisit().filter(({ language }) => runsAll || language.code === 'ar');
/** The pages are divided into this many parts, and each width is tested with one part. */
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
    const rendered = await renderedPages(baseURL ?? '', edition);
    // The staff page has all its rules in its HTML, so nothing loads later.
    for (const { address, html } of rendered.filter(({ address }) => !/\/staff\//.test(address))) {
      // A response to a form has no URL to open, so serve its HTML.
      await page.route('**/answered', (route) =>
        route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
      );
      await compare('/answered', address);
    }
  });
}

async function comparison(
  page: Page,
  width: number,
): Promise<(address: string, name?: string) => Promise<void>> {
  // Without fonts and scripts, only the style sheet can change the page.
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
    // Scripts wait for the delayed style sheet, so do not wait for the whole document.
    await page.goto(address, { waitUntil: 'commit' });
    await page.locator('body link[rel="stylesheet"]').first().waitFor({ state: 'attached' });
    // Remove this attribute, because the page's script would remove it later and change the fonts.
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
 * Returns the position and the style of every element after all transitions.
 * @param part `start` returns only the elements before the link to a style sheet, without the
 *   contents of closed menus
 */
function looks(page: Page, part: 'start' | 'page'): Promise<string[]> {
  return page.evaluate(async (wanted) => {
    // Scroll back, because the page scrolls to the answer of a form when a style sheet has loaded.
    scrollTo({ top: 0, behavior: 'instant' });
    do await new Promise(requestAnimationFrame);
    while (document.getAnimations().some(({ playState }) => playState === 'running'));
    const link = document.body.querySelector('link[rel="stylesheet"]');
    const isWanted = (element: Element) =>
      wanted === 'page' ||
      (!!link &&
        !element.contains(link) &&
        !element.closest('details:not([open]) > :not(summary)') &&
        !!(link.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING));
    // Leave out `<use>` elements, because their files may arrive at any time.
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
      // Ignore the height of <main>, which on a short page depends on whether the footer shows.
      const ownHeight = element.localName === 'main' ? 0 : height;
      const place = [x, y, width, ownHeight].map((value) => Math.round(value * 10) / 10).join(' ');
      return `${element.tagName}.${element.className} ${place} ${color} ${backgroundColor} ${fontFamily} ${fontSize} ${display} ${position} ${opacity} ${textDecorationLine}`;
    });
  }, part);
}
