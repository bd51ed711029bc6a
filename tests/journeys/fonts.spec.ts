import { expect, type Page, test } from '@playwright/test';
import { hydrate, watchHydration } from '#tests/support/hydrate.ts';

const pages = ['/', '/blog/data-management', '/case-studies/healthcare', '/ar', '/ar/contact', '/ar/gdpr', '/ar/services/ai-strategy'];
const languageOf = (path: string) => (/^\/ar\b/.test(path) ? 'ar' : 'en');

/** Opens a page whose fonts arrive only after its words have been painted in fonts of the machine's. */
async function openWithLateFonts(page: Page, path: string): Promise<void> {
  const { promise: painted, resolve: paint } = Promise.withResolvers<void>();
  await page.exposeFunction('reportPaint', () => paint());
  await page.addInitScript(() => {
    const moved: number[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.push(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) Reflect.get(window, 'reportPaint')();
    }).observe({ type: 'paint', buffered: true });
  });
  await page.route('/fonts/**', async (route) => {
    await painted;
    await route.continue();
  });
  await page.goto(path);
  await fontsInUse(page);
}

/** Waits until the fonts have arrived, and the page is painted with them. @returns how many there are */
function fontsInUse(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const fonts = await document.fonts.ready;
    for (const _ of [1, 2, 3]) await new Promise((resolve) => requestAnimationFrame(resolve));
    return [...fonts].filter(({ status, family }) => status === 'loaded' && !/ [a-z]$/.test(family)).length;
  });
}

for (const path of pages) {
  for (const width of [390, 412, 1280]) {
    test(`nothing on ${path} moves when its fonts arrive (${width} px)`, async ({ page }) => {
      await page.setViewportSize({ width, height: width === 390 ? 844 : 800 });
      await openWithLateFonts(page, path);
      const moved = await page.evaluate<number[]>(() => Reflect.get(window, 'moved'));
      expect(moved.reduce((sum, value) => sum + value, 0)).toBeLessThanOrEqual(0.005);
    });
  }

  test(`a window of another width sets the headline of ${path} anew`, async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    await openWithLateFonts(page, path);
    await page.setViewportSize({ width: 800, height: 823 });
    const changed = () =>
      page.locator('.masthead-words > *').evaluateAll((elements) => elements.filter((element) => (element as HTMLElement).style.length > 0).length);
    await expect.poll(changed).toBe(0);
  });

  test(`${path} fetches two fonts, of its own language, one of them early`, async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => request.url().includes('/fonts/') && fetched.push(new URL(request.url()).pathname));
    await page.goto(path);
    expect(await fontsInUse(page)).toBeGreaterThanOrEqual(2);
    expect(fetched.map((file) => file.replace(/\..*/, '')).sort()).toEqual([`/fonts/display-${languageOf(path)}`, `/fonts/text-${languageOf(path)}`]);
    // Chromium holds back the first paint for one that the head names.
    expect(fetched).toContain(await page.locator('body > link[rel="preload"][as="font"]').getAttribute('href'));
    await expect(page.locator('head > link[as="font"]')).toHaveCount(0);
  });

  test(`every letter of ${path} is in the fonts of its language`, async ({ page }) => {
    await page.goto(path);
    await fontsInUse(page);
    // The other language's name in the header and its offer are set in the reader's own fonts, by intent.
    if (languageOf(path) === 'en') {
      await page.evaluate(() => {
        for (const element of document.querySelectorAll('body [lang="ar"]')) element.remove();
      });
    }
    expect(await fontsOfMachine(page)).toEqual([]);
  });
}

test('a change of language on the way brings the typefaces of the other one', async ({ page }) => {
  await watchHydration(page);
  await page.goto('/about-us');
  await hydrate(page);
  await page.locator('header a[hreflang="ar"]:visible').first().click();
  await page.waitForURL('/ar/about-us');
  await fontsInUse(page);
  await expect.poll(() => fontsOfMachine(page)).toEqual([]);
});

/** The names of the fonts of the machine's that letters on the page are set in. */
async function fontsOfMachine(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'body, body *' });
  const found = await Promise.all(nodeIds.map((nodeId) => session.send('CSS.getPlatformFontsForNode', { nodeId })));
  return [...new Set(found.flatMap(({ fonts }) => fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName)))];
}
