import { expect, type Page } from '@playwright/test';
import { hydrate, openHydrated, openWithStoppedClock, watchHydration } from '#tests/support/hydrate.ts';
import { test } from '#tests/support/no-script-test.ts';
import { overflow, violations } from '#tests/support/page-checks.ts';
import { editions } from '#tests/support/words.ts';

const FRUITFUL = { en: 'data quality', ar: 'جودة البيانات' };
const INDEX = '**/search-index.json';

for (const { code, prefix, ui, pages } of editions) {
  const name = ui.navigation.search;
  const link = (page: Page) => page.getByRole('banner').getByRole('link', { name, exact: true });
  const panel = (page: Page) => page.getByRole('dialog', { name });
  const field = (page: Page) => panel(page).getByRole('searchbox', { name });
  const results = (page: Page) => panel(page).getByRole('listitem');
  const asked = (query: string) => `${prefix}/search?q=${encodeURIComponent(query)}`;

  async function openPanel(page: Page, path = '/careers'): Promise<void> {
    await openHydrated(page, `${prefix}${path}`);
    await link(page).click();
    await expect(field(page)).toBeFocused();
  }

  async function search(page: Page, path?: string): Promise<void> {
    await openPanel(page, path);
    await field(page).fill(FRUITFUL[code]);
    await expect(results(page).first()).toBeVisible();
  }

  test(`the link opens the search over the page, by mouse and by keyboard (${code})`, async ({ page }) => {
    await openPanel(page);
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await link(page).focus();
    await page.keyboard.press('Enter');
    await expect(field(page)).toBeFocused();
    await expect(page).toHaveURL(`${prefix}/careers`);
  });

  test(`the index is fetched when the search is opened, and of its parts those that a query needs, once (${code})`, async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => request.url().includes('search-index') && requests.push(new URL(request.url()).pathname));
    await openHydrated(page, `${prefix}/careers`);
    await page.waitForLoadState('networkidle');
    expect(requests).toEqual([]);

    const answered = page.waitForResponse(INDEX);
    await link(page).click();
    await answered;
    await field(page).fill(FRUITFUL[code]);
    await expect(results(page).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await link(page).click();
    await field(page).fill(FRUITFUL[code]);
    await expect(results(page).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(requests[0]).toBe(`${prefix}/search-index.json`);
    expect(requests.length).toBeGreaterThan(2);
    expect(new Set(requests).size).toBe(requests.length);
  });

  test(`where the site has changed since, and its index is in other parts, the search finds them (${code})`, async ({ page }) => {
    const heads: string[] = [];
    page.on('request', (request) => request.url().includes('search-index.json') && heads.push(request.url()));
    await page.route('**/search-index/*', (route) => route.fulfill({ status: 404 }), { times: 1 });
    await openPanel(page);
    await field(page).fill(FRUITFUL[code]);
    await expect(results(page).first()).toBeVisible();
    expect(heads).toHaveLength(2);
  });

  test(`results come while the reader types, with what matched marked (${code})`, async ({ page }) => {
    await openPanel(page);
    await expect(results(page)).toHaveCount(0);
    await field(page).pressSequentially(FRUITFUL[code]);
    await expect(results(page).first()).toBeVisible();
    await expect(panel(page).getByRole('status')).toHaveText(/\d/);
    await expect(panel(page).locator('mark').first()).toHaveText(/^[\p{L}\p{M}\p{N}]+$/u);

    await field(page).fill('qxqxqx');
    await expect(results(page)).toHaveCount(0);
    await expect(panel(page).getByRole('status')).toContainText('qxqxqx');
    await field(page).fill('');
    await expect(panel(page).getByRole('status')).toHaveText('');
  });

  test(`the first Escape closes the search, and the focus returns to its link (${code})`, async ({ page }) => {
    for (const query of ['', FRUITFUL[code]]) {
      await openPanel(page);
      await field(page).fill(query);
      await page.keyboard.press('Escape');
      await expect(panel(page)).toBeHidden();
      await expect(link(page)).toBeFocused();
    }
  });

  test(`its button and a press beside it close the search (${code})`, async ({ page }) => {
    await openPanel(page);
    await panel(page).getByRole('button', { name: ui.status.dismiss }).click();
    await expect(panel(page)).toBeHidden();
    await link(page).click();
    await expect(field(page)).toBeFocused();
    await page.mouse.click(640, 780);
    await expect(panel(page)).toBeHidden();
  });

  test(`a result leads to its page without loading the site anew, and closes the search (${code})`, async ({ page }) => {
    await search(page);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    const result = results(page).first().getByRole('link');
    const target = (await result.getAttribute('href')) ?? '';
    await result.click();
    await expect(page).toHaveURL(target);
    await expect(panel(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(pages.careers.heading);
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });

  test(`Enter leads to the page of all results (${code})`, async ({ page }) => {
    await openPanel(page);
    await field(page).fill(FRUITFUL[code]);
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(FRUITFUL[code]);
    expect(new URL(page.url()).pathname).toBe(`${prefix}/search`);
    await expect(panel(page)).toBeHidden();
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(FRUITFUL[code]);
  });

  test(`on the search page the link opens nothing over it (${code})`, async ({ page }) => {
    await openHydrated(page, asked(FRUITFUL[code]));
    await link(page).click();
    await expect(page).toHaveURL(`${prefix}/search`);
    await expect(panel(page)).toBeHidden();
  });

  test(`before React has arrived the link is a link (${code})`, async ({ page }) => {
    await page.route('/assets/**', (route) => route.abort());
    await page.goto(`${prefix}/careers`);
    await link(page).click();
    await expect(page).toHaveURL(`${prefix}/search`);
  });

  test(`where the panel cannot be fetched the link leads to the search page (${code})`, async ({ page }) => {
    await page.route('**/assets/search-panel*', (route) => route.abort());
    await watchHydration(page);
    await page.goto(`${prefix}/careers`);
    await hydrate(page);
    await link(page).click();
    await expect(page).toHaveURL(`${prefix}/search`);
  });

  test(`Back closes the search with the page that it was opened over (${code})`, async ({ page }) => {
    await openHydrated(page, `${prefix}/careers`);
    await page.getByRole('contentinfo').getByRole('link', { name: ui.navigation.partners, exact: true }).click();
    await expect(page).toHaveURL(`${prefix}/partners`);
    await link(page).click();
    await expect(field(page)).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(`${prefix}/careers`);
    await expect(panel(page)).toHaveCount(0);
  });

  test(`a query that finds nothing here is offered in the other language, where it does (${code})`, async ({ page }) => {
    const [other] = editions.filter((edition) => edition.code !== code);
    await openPanel(page);
    await field(page).fill(FRUITFUL[other?.code ?? 'en']);
    const way = panel(page).getByRole('link');
    await expect(way).toHaveAttribute('href', `${other?.prefix}/search?${new URLSearchParams({ q: FRUITFUL[other?.code ?? 'en'] })}`);
    await way.click();
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(FRUITFUL[other?.code ?? 'en']);
    await expect(page.locator('html')).toHaveAttribute('lang', other?.code ?? '');
  });

  test(`where the index cannot be fetched the search says so and leads to the search page (${code})`, async ({ page }) => {
    await page.route(INDEX, (route) => route.abort());
    await openWithStoppedClock(page, `${prefix}/careers`);
    await link(page).click();
    await field(page).fill(FRUITFUL[code]);
    const way = panel(page).getByRole('link');
    // Each attempt is given time to fail before the pause that follows it passes.
    await expect(async () => {
      await page.clock.runFor(1000);
      await expect(way).toBeVisible({ timeout: 100 });
    }).toPass();
    await expect(way).toHaveAttribute('href', `${prefix}/search?${new URLSearchParams({ q: FRUITFUL[code] })}`);
    await expect(panel(page)).toContainText(ui.status.searchFailed);
    await way.click();
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(FRUITFUL[code]);
  });

  test(`where the index cannot be fetched the form still leads to the results (${code})`, async ({ page }) => {
    await page.route(INDEX, (route) => route.abort());
    await openPanel(page);
    await field(page).fill(FRUITFUL[code]);
    await panel(page).getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(FRUITFUL[code]);
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  });

  for (const width of [390, 1280]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`the open search is accessible (${code}, ${width} px, ${colorScheme})`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme });
        await openPanel(page);
        expect(await violations(page)).toEqual([]);
        await field(page).fill(FRUITFUL[code]);
        await expect(results(page).first()).toBeVisible();
        expect(await violations(page)).toEqual([]);
      });
    }
  }

  test(`the open search fits the narrowest phone (${code})`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await search(page);
    expect(await overflow(page)).toEqual([]);
    await field(page).fill('w'.repeat(200));
    await expect(panel(page).getByRole('status')).toContainText('www');
    expect(await overflow(page)).toEqual([]);
    expect(await panel(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });
}
