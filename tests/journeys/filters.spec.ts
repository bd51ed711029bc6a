import { expect, type Page } from '@playwright/test';
import { test, WAYS } from '#tests/support/form-test.ts';
import { journeyLanguages } from '#tests/support/scope.ts';
import { editions } from '#tests/support/words.ts';

for (const edition of journeyLanguages(editions)) {
  const { code, prefix, ui } = edition;
  const links = (page: Page) =>
    page.getByRole('navigation', { name: ui.filters.label, exact: true }).getByRole('link');
  const status = (page: Page) => page.locator('.filter').getByRole('status');
  const cards = (page: Page) =>
    page.getByRole('main').locator(':is(.cards, .study-rows, .sessions) > li');

  for (const way of WAYS) {
    test(`lists can be filtered by links that can be shared (${code}, ${way})`, async ({
      visit,
    }) => {
      for (const list of ['/careers', '/case-studies', '/blog', '/news', '/webinars']) {
        const page = await visit(way, `${prefix}${list}`);
        const link = links(page).nth(1);
        const all = await cards(page).count();
        await link.click();
        await expect(page).toHaveURL(new RegExp(`${prefix}${list}\\?\\w+=[\\w-]+#\\w+$`));
        await expect(links(page).nth(1)).toHaveAttribute('aria-current', 'true');
        await expect.poll(() => cards(page).count()).toBeLessThan(all);
        const count = await cards(page).count();
        expect(count).toBeGreaterThan(0);
        await expect(status(page)).toContainText(String(count));

        const answer = await page.goto(page.url().replace(/#.*/, ''));
        expect(answer?.status()).toBe(200);
        expect(answer?.headers()['x-robots-tag']).toBe('noindex');
        await expect(cards(page)).toHaveCount(count);
        await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
          'href',
          new RegExp(`${prefix}${list}$`),
        );

        await links(page).first().click();
        await expect(page).toHaveURL(new RegExp(`${prefix}${list}#\\w+$`));
        await expect(cards(page)).toHaveCount(all);
      }
    });
  }

  test(`an unknown value shows the whole list with a notice (${code})`, async ({ page }) => {
    await page.goto(`${prefix}/careers`);
    const all = await cards(page).count();
    const answer = await page.goto(`${prefix}/careers?city=atlantis`);
    expect(answer?.status()).toBe(200);
    await expect(cards(page)).toHaveCount(all);
    await expect(status(page)).toHaveText(ui.filters.unknown);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });
}
