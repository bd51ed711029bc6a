import { expect, type Page, test } from '@playwright/test';
import { openHydrated, watchHydration } from '#tests/support/hydrate.ts';

/** Marks the document, so that another one can be told from it. @returns whether the page is still in it */
async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { isMarked: true }));
  return () => page.evaluate(() => 'isMarked' in window);
}

const inMain = (page: Page, href: string) => page.locator(`main a[href="${href}"]`).first();
const fetchedAhead = (page: Page) => page.locator('link[rel="prefetch"][href*=".data"]');
const entries = (page: Page) => page.evaluate(() => history.length);

test('a link in a text of the content leads on within the document, one to a file or asking for a new document does not', async ({ page }) => {
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
  const address = (await feed.getAttribute('href')) ?? '';
  const answer = page.waitForResponse((response) => response.request().resourceType() === 'document');
  await feed.click();
  expect(new URL((await answer).url()).pathname).toBe(address);
});

// Not the tab itself: Chromium 150 without its windows at times neither tells of it nor ever shows what is in it.
test('a link that is pressed with a key is left to the browser, which opens another tab, and the page stays', async ({ page }) => {
  await openHydrated(page, '/about-us');
  await page.evaluate(() => addEventListener('click', ({ defaultPrevented }) => Object.assign(window, { isLeftToBrowser: !defaultPrevented })));
  const isLeftToBrowser = () => page.evaluate(() => Reflect.get(window, 'isLeftToBrowser'));
  await inMain(page, '/services').click({ modifiers: ['ControlOrMeta'] });
  expect(await isLeftToBrowser()).toBe(true);
  await expect(page).toHaveURL('/about-us');

  await inMain(page, '/services').click();
  await expect(page).toHaveURL('/services');
  expect(await isLeftToBrowser()).toBe(false);
});

test('a link to the page that is shown adds no entry to the history, one to another page does', async ({ page }) => {
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

test('a page is fetched ahead when its link is pointed at or has the focus, a place on the page that is shown is not', async ({ page }) => {
  await openHydrated(page, '/contact');
  const header = page.getByRole('banner').getByRole('navigation');
  await header.locator('a[href="/services"]').hover();
  await expect(fetchedAhead(page)).toHaveAttribute('href', /^\/services\.data/);
  await page.mouse.move(1, 400);
  await expect(fetchedAhead(page)).toHaveCount(0);
  await header.locator('a[href="/about-us"]').focus();
  await expect(fetchedAhead(page)).toHaveAttribute('href', /^\/about-us\.data/);
  await page.locator('a.skip-link').focus();
  await expect(fetchedAhead(page)).toHaveCount(0);
});

test('a page whose link the pointer has come to before React is fetched ahead as well', async ({ page }) => {
  await watchHydration(page);
  await page.goto('/contact');
  await page.getByRole('banner').getByRole('navigation').locator('a[href="/services"]').hover();
  await page.waitForFunction(() => 'isHydrated' in window);
  await expect(fetchedAhead(page)).toHaveAttribute('href', /^\/services\.data/);
});

test('a change of language takes along what stands in the address, and stays within the document', async ({ page }) => {
  await openHydrated(page, '/about-us?from=%D9%85#%D9%85');
  const isSameDocument = await markDocument(page);
  await page.getByRole('banner').getByRole('link', { name: 'العربية' }).click();
  await expect(page).toHaveURL('/ar/about-us?from=%D9%85#%D9%85');
  expect(await isSameDocument()).toBe(true);
});
