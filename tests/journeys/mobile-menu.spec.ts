import { expect, type Page, test } from '@playwright/test';
import { openHydrated } from '#tests/support/hydrate.ts';
import { editions } from '#tests/support/words.ts';

test.use({ viewport: { width: 390, height: 844 } });

const panel = (page: Page) => page.getByRole('banner').getByRole('navigation');

for (const { code, prefix, ui } of editions) {
  const { navigation } = ui;
  const button = (page: Page) => page.getByRole('banner').getByLabel(navigation.menu, { exact: true });

  test(`the menu button opens a panel with the links grouped under their headings, and closes it (${code})`, async ({ page }) => {
    await openHydrated(page, `${prefix}/gdpr`);
    await expect(panel(page)).toBeHidden();
    await button(page).click();
    await expect(panel(page)).toBeVisible();

    const groups = await panel(page)
      .locator('ul')
      .evaluateAll((lists) =>
        lists.map((list) => ({
          heading: list.parentElement?.querySelector(':scope > h2')?.textContent,
          links: [...list.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]),
        })),
      );
    expect(groups).toEqual([
      {
        links: [
          [navigation.about, `${prefix}/about-us`],
          [navigation.services, `${prefix}/services`],
        ],
      },
      {
        heading: navigation.company,
        links: [
          [navigation.partners, `${prefix}/partners`],
          [navigation.careers, `${prefix}/careers`],
          [navigation.news, `${prefix}/news`],
        ],
      },
      {
        heading: navigation.resources,
        links: [
          [navigation.caseStudies, `${prefix}/case-studies`],
          [navigation.blog, `${prefix}/blog`],
          [navigation.documentation, `${prefix}/documentation`],
          [navigation.webinars, `${prefix}/webinars`],
          [navigation.helpCenter, `${prefix}/help-center`],
        ],
      },
    ]);
    await expect(panel(page).getByRole('heading')).toHaveText([navigation.company, navigation.resources]);
    await expect(panel(page).getByRole('link', { name: navigation.contact })).toHaveAttribute('href', `${prefix}/contact`);

    await button(page).click();
    await expect(panel(page)).toBeHidden();
  });

  test(`choosing a link of the panel goes there and closes it (${code})`, async ({ page }) => {
    await openHydrated(page, prefix || '/');
    await button(page).click();
    await panel(page).getByRole('link', { name: navigation.webinars }).click();
    await expect(page).toHaveURL(`${prefix}/webinars`);
    await expect(panel(page)).toBeHidden();
  });

  test(`choosing the link to the page that is shown closes the panel too (${code})`, async ({ page }) => {
    await openHydrated(page, `${prefix}/news`);
    await button(page).click();
    await panel(page).getByRole('link', { name: navigation.news }).click();
    await expect(panel(page)).toBeHidden();
  });

  test(`Escape closes the panel and returns the focus to the menu button (${code})`, async ({ page }) => {
    await openHydrated(page, prefix || '/');
    await button(page).click();
    await page.keyboard.press('Tab');
    await expect(panel(page).getByRole('link', { name: navigation.about })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
  });

  test(`the open panel does not make the page wider than the screen (${code})`, async ({ page }) => {
    await openHydrated(page, prefix || '/');
    await button(page).click();
    await expect(panel(page)).toBeVisible();
    const overflow = (element: Element) => element.scrollWidth - element.clientWidth;
    expect(await page.locator('html').evaluate(overflow)).toBe(0);
    expect(await panel(page).evaluate(overflow)).toBe(0);
    const box = await panel(page).boundingBox();
    expect(box).toMatchObject({ x: 0, width: 390 });
  });
}
