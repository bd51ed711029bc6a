import { expect, type Page, test } from '@playwright/test';
import { hydrate, openHydrated, watchHydration } from '#tests/support/hydrate.ts';
import { editions } from '#tests/support/words.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

for (const { code, prefix, ui, pages } of editions) {
  const twin = editions.find((edition) => edition.code !== code);
  const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });

  async function expectWholePage(page: Page): Promise<void> {
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText(ui.site.rights);
    await expect(page.locator('body'), 'the style sheet is there').not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  }

  for (const path of ['/no-such-page', '/blog/no-such-post']) {
    test(`Return to Home leads home once React has taken over (${code} ${path})`, async ({ page }) => {
      await openHydrated(page, `${prefix}${path}`);
      await page.getByRole('link', { name: pages['not-found'].action }).click();
      await expect(page).toHaveURL(prefix || '/');
      await expect(title(page)).toHaveText(pages.home.hero.headline);
      await expectWholePage(page);
    });
  }

  test(`the page-not-found screen can be read in the other language too (${code})`, async ({ page }) => {
    await openHydrated(page, `${prefix}/no-such-page`);
    await page
      .getByRole('banner')
      .getByRole('link', { name: twin?.name ?? '', exact: true })
      .click();
    await expect(page).toHaveURL(`${twin?.prefix}/no-such-page`);
    await expect(title(page)).toHaveText(twin?.pages['not-found'].heading ?? '');
  });

  for (const [how, status] of [
    ['is not answered', undefined],
    ['fails on the server', 500],
  ] as const) {
    test(`a page that ${how} leaves the reader with words, the menu and another try (${code})`, async ({ page }) => {
      await openHydrated(page, `${prefix}/careers`);
      await page.route('**/*.data*', (route) => (status ? route.fulfill({ status, body: '' }) : route.abort()));
      await footerLink(page, ui.navigation.aboutUs).click();
      await expect(title(page)).toHaveText(ui.error.heading);
      await expect(page.getByRole('main')).toContainText(ui.error.text);
      await expectWholePage(page);

      await page.unroute('**/*.data*');
      await page.getByRole('link', { name: ui.error.action }).click();
      await expect(page).toHaveURL(`${prefix}/about-us`);
      await expect(title(page)).toHaveText(pages['about-us'].heading);
    });
  }

  test(`the error screen that takes a page's place takes the focus too (${code})`, async ({ page }) => {
    await openHydrated(page, `${prefix}/careers`);
    await page.route('**/*.data*', (route) => route.fulfill({ status: 500, body: '' }));
    await footerLink(page, ui.navigation.aboutUs).click();
    await expect(title(page)).toHaveText(ui.error.heading);
    await expect(title(page)).toBeFocused();
  });

  test(`a hash that cannot be decoded leaves the page alone (${code})`, async ({ page }) => {
    await openHydrated(page, `${prefix}/gdpr`);
    await page.evaluate(() => {
      location.hash = '#100%';
    });
    await hydrate(page);
    await expect(title(page)).not.toHaveText(ui.error.heading);
  });

  test(`a page that a translator has changed before React arrives stays whole and works (${code})`, async ({ page }) => {
    await watchHydration(page);
    await page.goto(`${prefix}/about-us`);
    await page.evaluate(() => {
      for (const paragraph of document.querySelectorAll('main p')) {
        const words = document.createElement('font');
        words.textContent = 'translated';
        paragraph.replaceChildren(words);
      }
    });
    await hydrate(page);
    await expect(title(page)).toHaveText(pages['about-us'].heading);
    await expectWholePage(page);
    await footerLink(page, ui.navigation.careers).click();
    await expect(title(page)).toHaveText(pages.careers.heading);
  });
}
