import { expect, type Page, test } from '@playwright/test';
import { openHydrated, watchHydration } from '#tests/support/hydrate.ts';

async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { isMarked: true }));
  return () => page.evaluate(() => 'isMarked' in window);
}

const inMain = (page: Page, href: string) => page.locator(`main a[href="${href}"]`).first();
const prefetched = (page: Page) => page.locator('link[rel="prefetch"][href*=".data"]');
const entries = (page: Page) => page.evaluate(() => history.length);

test('a link opens its page in the same document, unless it leads to a file', async ({ page }) => {
  await openHydrated(page, '/webinars');
  const isSameDocument = await markDocument(page);
  await inMain(page, '/documentation').click();
  await expect(page).toHaveURL('/documentation');
  expect(await isSameDocument()).toBe(true);

  await page.goBack();
  const careers = page.getByRole('contentinfo').locator('a[href="/careers"]');
  await careers.evaluate((link: HTMLElement) => {
    link.dataset.document = '';
  });
  await careers.click();
  await expect(page).toHaveURL('/careers');
  expect(await isSameDocument()).toBe(false);

  await openHydrated(page, '/blog');
  const feed = page.locator('main a[type="application/rss+xml"]');
  const url = (await feed.getAttribute('href')) ?? '';
  const answer = page.waitForResponse(
    (response) => response.request().resourceType() === 'document',
  );
  await feed.click();
  expect(new URL((await answer).url()).pathname).toBe(url);
});

test('a link to the current page adds no entry to the history', async ({ page }) => {
  await openHydrated(page, '/services');
  const before = await entries(page);
  const header = page.getByRole('banner').getByRole('navigation');
  await header.locator('a[href="/services"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await entries(page)).toBe(before);
  await header.locator('a[href="/about-us"]').click();
  await expect(page).toHaveURL('/about-us');
  expect(await entries(page)).toBe(before + 1);
});

test('pointing at or focusing a link to another page prefetches it', async ({ page }) => {
  await openHydrated(page, '/contact');
  const header = page.getByRole('banner').getByRole('navigation');
  await header.locator('a[href="/services"]').hover();
  await expect(prefetched(page)).toHaveAttribute('href', /^\/services\.data/);
  await page.mouse.move(1, 400);
  await expect(prefetched(page)).toHaveCount(0);
  await header.locator('a[href="/about-us"]').focus();
  await expect(prefetched(page)).toHaveAttribute('href', /^\/about-us\.data/);
  await page.locator('a.skip-link').focus();
  await expect(prefetched(page)).toHaveCount(0);
});

test('a page is prefetched if its link was pointed at before hydration', async ({ page }) => {
  await watchHydration(page);
  await page.goto('/contact');
  const link = page.getByRole('banner').getByRole('navigation').locator('a[href="/services"]');
  // Hover twice, because Chromium reports no movement the first time.
  await link.hover({ position: { x: 5, y: 5 } });
  await link.hover();
  await page.waitForFunction(() => 'isHydrated' in window);
  await expect(prefetched(page)).toHaveAttribute('href', /^\/services\.data/);
});

test('a change of language keeps the query and the hash, and stays within the document', async ({
  page,
}) => {
  await openHydrated(page, '/about-us?from=%D9%85#%D9%85');
  const isSameDocument = await markDocument(page);
  await page.getByRole('banner').getByRole('link', { name: 'العربية' }).click();
  await expect(page).toHaveURL('/ar/about-us?from=%D9%85#%D9%85');
  expect(await isSameDocument()).toBe(true);
});
