import { expect, type Locator, type Page, test } from '@playwright/test';
import { openHydrated } from '#tests/support/hydrate.ts';
import { editions } from '#tests/support/words.ts';

const menu = (page: Page) => page.getByRole('banner').getByRole('navigation');
const linksOf = (place: Locator) => place.locator('a').evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]));

for (const { code, prefix, dir, ui } of editions) {
  const { navigation } = ui;
  const twin = editions.find((edition) => edition.code !== code);
  const groups = [
    {
      label: navigation.company,
      links: [
        [navigation.partners, `${prefix}/partners`],
        [navigation.careers, `${prefix}/careers`],
        [navigation.news, `${prefix}/news`],
      ],
    },
    {
      label: navigation.resources,
      links: [
        [navigation.caseStudies, `${prefix}/case-studies`],
        [navigation.blog, `${prefix}/blog`],
        [navigation.documentation, `${prefix}/documentation`],
        [navigation.webinars, `${prefix}/webinars`],
        [navigation.helpCenter, `${prefix}/help-center`],
      ],
    },
  ];

  test(`the header has exactly the specified links, in their order and groups (${code})`, async ({ page }) => {
    await page.goto(`${prefix}/gdpr`);
    expect(await linksOf(menu(page))).toEqual([
      [navigation.about, `${prefix}/about-us`],
      [navigation.services, `${prefix}/services`],
      ...groups.flatMap(({ links }) => links),
      [twin?.name, `${twin?.prefix}/gdpr`],
      [navigation.contact, `${prefix}/contact`],
    ]);
    await expect(menu(page).locator('details')).toHaveCount(groups.length);
    for (const [index, { label, links }] of groups.entries()) {
      const group = menu(page).locator('details').nth(index);
      await expect(group.locator('summary')).toHaveText(label);
      expect(await linksOf(group)).toEqual(links);
    }
  });

  test(`the header's first link leads home (${code})`, async ({ page }) => {
    await page.goto(`${prefix}/gdpr`);
    await expect(page.getByRole('banner').getByRole('link', { name: navigation.home })).toHaveAttribute('href', prefix || '/');
  });

  test(`the Contact button leads to the contact page (${code})`, async ({ page }) => {
    await openHydrated(page, prefix || '/');
    const button = menu(page).getByRole('link', { name: navigation.contact });
    await expect(button).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await button.click();
    await expect(page).toHaveURL(`${prefix}/contact`);
    await expect(page.locator('html')).toHaveAttribute('dir', dir);
  });

  test(`the link to the current page is marked, and so is its group's label (${code})`, async ({ page }) => {
    const plain = [
      [navigation.about, `${prefix}/about-us`],
      [navigation.services, `${prefix}/services`],
    ];
    for (const [name = '', path = ''] of [...plain, ...groups.flatMap(({ links }) => links)]) {
      await page.goto(path);
      const current = menu(page).locator('[aria-current]');
      await expect(current).toHaveText([name]);
      await expect(current).toHaveAttribute('aria-current', 'page');
      const marked = groups.filter(({ links }) => links.some(([, address]) => address === path)).map(({ label }) => label);
      await expect(menu(page).locator('summary[data-current]')).toHaveText(marked);
    }
  });

  test(`the marks move along with a change of route (${code})`, async ({ page }) => {
    await openHydrated(page, `${prefix}/news`);
    await menu(page).getByRole('link', { name: navigation.services, exact: true }).click();
    await expect(menu(page).locator('[aria-current="page"]')).toHaveText([navigation.services]);
    await expect(menu(page).locator('[data-current]')).toHaveCount(0);
  });

  test(`the underline below a current group's label can be seen (${code})`, async ({ page }) => {
    await page.goto(`${prefix}/news`);
    const label = menu(page).locator('summary', { hasText: navigation.company });
    await page.evaluate(() => document.fonts.ready);
    const underlined = await label.screenshot();
    expect(underlined.equals(await label.screenshot()), 'two pictures of the same are the same').toBe(true);
    await label.evaluate((summary) => {
      summary.style.textDecoration = 'none';
    });
    expect(underlined.equals(await label.screenshot()), 'the picture is the same without the underline').toBe(false);
  });
}
