import { expect, type Page, test } from '@playwright/test';
import { localFaces } from '#scripts/local-faces.ts';
import { openHydrated } from '#tests/support/hydrate.ts';
import { firstOf, runsAll } from '#tests/support/scope.ts';

const allPaths = [
  '/',
  '/blog/data-management',
  '/case-studies/healthcare',
  '/about-us',
  '/ar',
  '/ar/contact',
  '/ar/gdpr',
  '/ar/services/ai-strategy',
  '/ar/about-us',
];

/** One English and one Arabic page, each with both font families. */
const paths = runsAll ? allPaths : ['/case-studies/healthcare', '/ar/gdpr'];
/**
 * The maximum layout shift when fonts arrive. `NOTHING` applies if the machine's fonts are as wide
 * as the site's. Otherwise, `GOOD` applies, the limit of a good page
 * (https://web.dev/articles/cls).
 */
const NOTHING = 0.005;
const GOOD = 0.1;
const languageOf = (path: string) => (/^\/ar\b/.test(path) ? 'ar' : 'en');

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
      if (list.getEntriesByName('first-contentful-paint').length > 0)
        Reflect.get(window, 'reportPaint')();
    }).observe({ type: 'paint', buffered: true });
  });
  await page.route('/fonts/**', async (route) => {
    await painted;
    await route.continue();
  });
  await page.goto(path);
  await fontsInUse(page);
}

function fontsInUse(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const fonts = await document.fonts.ready;
    for (const _ of [1, 2, 3]) await new Promise((resolve) => requestAnimationFrame(resolve));
    return [...fonts].filter(({ status, family }) => status === 'loaded' && !/ [a-z]$/.test(family))
      .length;
  });
}

for (const path of paths) {
  for (const width of firstOf(412, 390, 1280)) {
    test(`nothing on ${path} moves when its fonts arrive (${width} px)`, async ({ page }) => {
      await page.setViewportSize({ width, height: width === 390 ? 844 : 800 });
      await openWithLateFonts(page, path);
      const moved = await page.evaluate<number[]>(() => Reflect.get(window, 'moved'));
      const most = (await hasStandIns(page, path)) ? NOTHING : GOOD;
      expect(moved.reduce((sum, value) => sum + value, 0)).toBeLessThanOrEqual(most);
      expect(await headingsAboveGap(page)).toEqual([]);
      if (width !== 412) return;
      await page.setViewportSize({ width: 800, height: 800 });
      await expect
        .poll(() => headlineStyles(page), 'a window of another width sizes the headline again')
        .toBe(0);
    });
  }

  test(`${path} fetches the fonts of its language, one of them early, and they have every letter`, async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on(
      'request',
      (request) =>
        request.url().includes('/fonts/') && fetched.push(new URL(request.url()).pathname),
    );
    await openHydrated(page, path);
    expect(await fontsInUse(page)).toBeGreaterThanOrEqual(2);
    expect(fetched.map((file) => file.replace(/\..*/, '')).sort()).toEqual(
      languageOf(path) === 'ar'
        ? ['/fonts/display-ar', '/fonts/strong-ar', '/fonts/text-ar']
        : ['/fonts/display-en', '/fonts/text-en'],
    );
    // The preload is in the body, because in the head it would make Chromium delay the first paint.
    expect(fetched).toContain(
      await page.locator('body > link[rel="preload"][as="font"]').getAttribute('href'),
    );
    await expect(page.locator('head > link[as="font"]')).toHaveCount(0);

    // English pages show Arabic texts in the machine's fonts.
    if (languageOf(path) === 'en') {
      await page.evaluate(() => {
        for (const element of document.querySelectorAll('body [lang="ar"]')) element.remove();
      });
    }
    expect(await fontsOfMachine(page)).toEqual([]);
  });
}

test('a change of language after hydration fetches the fonts of the other language', async ({
  page,
}) => {
  await openHydrated(page, '/about-us');
  await page.locator('header a[hreflang="ar"]:visible').first().click();
  await page.waitForURL('/ar/about-us');
  await fontsInUse(page);
  await expect.poll(() => fontsOfMachine(page)).toEqual([]);
});

test('only fonts that are cached are requested before the body', async ({ page }) => {
  await page.addInitScript(() => {
    const { load } = FontFace.prototype;
    FontFace.prototype.load = function () {
      document.documentElement.dataset.loading = document.body ? 'after' : 'before';
      return load.apply(this);
    };
  });
  const open = async (path: string) => {
    await page.evaluate((path) => location.assign(path), path);
    await page.waitForURL(path);
    await fontsInUse(page);
    return page.locator('html').getAttribute('data-loading');
  };
  await page.goto('/about-us');
  await expect(page.locator('html')).toHaveAttribute('data-loading', 'after');
  expect(await open('/careers')).toBe('before');
  expect(await open('/ar/careers')).toBe('after');
  expect(await open('/ar/contact')).toBe('before');
});

/**
 * Returns whether the machine has fonts that are as wide as the site's fonts. Without them, text
 * may move when the site's fonts arrive.
 */
async function hasStandIns(page: Page, path: string): Promise<boolean> {
  const standIns = Object.entries(localFaces).filter(([family]) =>
    family.endsWith(languageOf(path)),
  );
  const found = standIns.map(([, faces]) =>
    page.evaluate(
      hasAnyFont,
      faces.flatMap(({ names }) => names),
    ),
  );
  return (await Promise.all(found)).every(Boolean);
}

async function hasAnyFont(names: string[]): Promise<boolean> {
  const loaded = await Promise.allSettled(
    names.map((name) => new FontFace('stand-in', `local("${name}")`).load()),
  );
  return loaded.some(({ status }) => status === 'fulfilled');
}

/** Counts elements of the headline with an inline style, which would fit only one window width. */
function headlineStyles(page: Page): Promise<number> {
  return page
    .locator('.masthead-words > *')
    .evaluateAll(
      (elements) =>
        elements.filter((element) => element instanceof HTMLElement && element.style.length > 0)
          .length,
    );
}

/** Returns the headings that are a line away from the text below them. */
function headingsAboveGap(page: Page): Promise<string[]> {
  return page.locator(':is(.masthead-words, .contact-words) > h1').evaluateAll((elements) =>
    elements
      .filter((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const gap = element.getBoundingClientRect().bottom - range.getBoundingClientRect().bottom;
        return gap > Number.parseFloat(getComputedStyle(element).lineHeight) / 2;
      })
      .map(({ textContent }) => textContent),
  );
}

/** Returns the fonts that are not the site's. Only code is set in a font of the machine. */
async function fontsOfMachine(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'body, body :not(pre, pre *, code)',
  });
  const found = await Promise.all(
    nodeIds.map((nodeId) => session.send('CSS.getPlatformFontsForNode', { nodeId })),
  );
  return [
    ...new Set(
      found.flatMap(({ fonts }) =>
        fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName),
      ),
    ),
  ];
}
