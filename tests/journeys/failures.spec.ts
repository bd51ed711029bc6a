import { expect, type Page, test } from '@playwright/test';
import { hydrate, openHydrated, watchHydration } from '#tests/support/hydrate.ts';
import { firstOf, journeyLanguages } from '#tests/support/scope.ts';
import { editions } from '#tests/support/words.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

async function expectWholePage(page: Page, { ui }: (typeof editions)[number]): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText(ui.site.rights);
  await expect(page.locator('body'), 'the style sheet applies').not.toHaveCSS(
    'background-color',
    'rgba(0, 0, 0, 0)',
  );
}

for (const edition of journeyLanguages(editions)) {
  const { code, prefix, ui, pages } = edition;
  const twin = editions.find((other) => other.code !== code) ?? edition;
  const footerLink = (page: Page, name: string) =>
    page.getByRole('contentinfo').getByRole('link', { name, exact: true });

  for (const path of firstOf('/blog/no-such-post', '/no-such-page')) {
    test(`the page-not-found screen changes its language and leads home after hydration (${code} ${path})`, async ({
      page,
    }) => {
      await openHydrated(page, `${prefix}${path}`);
      await page.getByRole('banner').getByRole('link', { name: twin.name, exact: true }).click();
      await expect(page).toHaveURL(`${twin.prefix}${path}`);
      await expect(title(page)).toHaveText(twin.pages['not-found'].heading);
      await page.getByRole('link', { name: twin.pages['not-found'].action }).click();
      await expect(page).toHaveURL(twin.prefix || '/');
      await expect(title(page)).toHaveText(twin.pages.home.hero.headline);
      await expectWholePage(page, twin);
    });
  }

  test(`a mistyped path suggests the page that was meant (${code})`, async ({ page }) => {
    await page.goto(`${prefix}/blog/data-managment`);
    await expect(title(page)).toHaveText(pages['not-found'].heading);
    const near = page.getByRole('main').locator('#near');
    await expect(near.getByRole('heading', { level: 2 })).toHaveText(pages['not-found'].near);
    await near.locator(`a[href="${prefix}/blog/data-management"]`).click();
    await expect(page).toHaveURL(`${prefix}/blog/data-management`);
  });

  for (const [how, status] of [
    ['gets no answer', undefined],
    ['fails on the server', 500],
  ] as const) {
    test(`a page that ${how} shows an error with the focus on it, the menu and a link to try again (${code})`, async ({
      page,
    }) => {
      await openHydrated(page, `${prefix}/careers`);
      await page.route('**/*.data*', (route) =>
        status ? route.fulfill({ status, body: '' }) : route.abort(),
      );
      await footerLink(page, ui.navigation.aboutUs).click();
      await expect(title(page)).toHaveText(ui.error.heading);
      await expect(title(page)).toBeFocused();
      await expect(page.getByRole('main')).toContainText(ui.error.text);
      await expectWholePage(page, edition);

      await page.unroute('**/*.data*');
      await page.getByRole('link', { name: ui.error.action }).click();
      await expect(page).toHaveURL(`${prefix}/about-us`);
      await expect(title(page)).toHaveText(pages['about-us'].heading);
    });
  }

  test(`a hash that cannot be decoded leaves the page alone (${code})`, async ({ page }) => {
    await openHydrated(page, `${prefix}/gdpr`);
    await page.evaluate(() => {
      location.hash = '#100%';
    });
    await hydrate(page);
    await expect(title(page)).not.toHaveText(ui.error.heading);
  });

  test(`a page that a translator changes before hydration stays whole and works (${code})`, async ({
    page,
  }) => {
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
    await expectWholePage(page, edition);
    await footerLink(page, ui.navigation.careers).click();
    await expect(title(page)).toHaveText(pages.careers.heading);
  });
}
