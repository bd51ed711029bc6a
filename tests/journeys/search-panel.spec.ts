import { expect, type Page, test } from '@playwright/test';
import { openHydrated } from '#tests/support/hydrate.ts';
import { journeyLanguages } from '#tests/support/scope.ts';
import { editions } from '#tests/support/words.ts';

const FRUITFUL = { en: 'data quality', ar: 'جودة البيانات' };

for (const { code, prefix, ui, pages } of journeyLanguages(editions)) {
  const name = ui.navigation.search;
  const link = (page: Page) => page.getByRole('banner').getByRole('link', { name, exact: true });
  const panel = (page: Page) => page.getByRole('dialog', { name });
  const field = (page: Page) => panel(page).getByRole('searchbox', { name });
  const results = (page: Page) => panel(page).getByRole('listitem');
  const answered = (page: Page) => page.getByRole('main').getByRole('searchbox');

  async function openPanel(page: Page): Promise<void> {
    await openHydrated(page, `${prefix}/careers`);
    await link(page).click();
    await expect(field(page)).toBeFocused();
  }

  test(`a query is sent once, and its response is small (${code})`, async ({ page }) => {
    const asked: string[] = [];
    const sizes: number[] = [];
    page.on('requestfinished', async (request) => {
      if (!/\/search\.json\?q=./.test(request.url())) return;
      asked.push(request.url());
      sizes.push((await request.sizes()).responseBodySize);
    });
    await openPanel(page);
    for (const _ of ['first', 'second']) {
      await field(page).fill(FRUITFUL[code]);
      await expect(results(page).first()).toBeVisible();
      await page.keyboard.press('Escape');
      await link(page).click();
    }
    expect(asked).toHaveLength(1);
    await expect.poll(() => sizes).toEqual([expect.any(Number)]);
    expect(sizes[0]).toBeLessThanOrEqual(3000);
  });

  test(`a result leads to its page within the document (${code})`, async ({ page }) => {
    await openPanel(page);
    await field(page).fill(FRUITFUL[code]);
    const result = results(page).first().getByRole('link');
    await expect(result).toBeVisible();
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
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
    await expect(page).toHaveURL(`${prefix}/search?${new URLSearchParams({ q: FRUITFUL[code] })}`);
    await expect(panel(page)).toBeHidden();
    await expect(answered(page)).toHaveValue(FRUITFUL[code]);
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  });

  test(`a query in the other language leads to its results (${code})`, async ({ page }) => {
    const other = code === 'en' ? 'ar' : 'en';
    await openPanel(page);
    await field(page).fill(FRUITFUL[other]);
    await panel(page).getByRole('link').click();
    await expect(answered(page)).toHaveValue(FRUITFUL[other]);
    await expect(page.locator('html')).toHaveAttribute('lang', other);
  });

  test(`before hydration the link leads to the search page (${code})`, async ({ page }) => {
    await page.route('/assets/**', (route) => route.abort());
    await page.goto(`${prefix}/careers`);
    await link(page).click();
    await expect(page).toHaveURL(`${prefix}/search`);
  });

  test(`without the panel's script the link leads to the search page (${code})`, async ({
    page,
  }) => {
    await page.route('**/assets/search-panel*', (route) => route.abort());
    await openHydrated(page, `${prefix}/careers`);
    await link(page).click();
    await expect(page).toHaveURL(`${prefix}/search`);
  });

  test(`Back closes the search with its page (${code})`, async ({ page }) => {
    await openHydrated(page, `${prefix}/careers`);
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: ui.navigation.partners, exact: true }).click();
    await expect(page).toHaveURL(`${prefix}/partners`);
    await link(page).click();
    await expect(field(page)).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(`${prefix}/careers`);
    await expect(panel(page)).toHaveCount(0);
  });
}
