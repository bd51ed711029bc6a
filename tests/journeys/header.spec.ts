import { expect, type Page, test } from '@playwright/test';
import { openHydrated } from '#tests/support/hydrate.ts';
import { journeyLanguages } from '#tests/support/scope.ts';
import { editions } from '#tests/support/words.ts';

const menu = (page: Page) => page.getByRole('banner').getByRole('navigation');
const group = (page: Page, name: string) => menu(page).getByRole('group').filter({ hasText: name });
const label = (page: Page, name: string) => group(page, name).locator('summary');

const WHITE = /^rgba\(255, 255, 255, 0\.\d+\)$/;

async function marksAt(page: Page, path: string) {
  const response = await page.request.get(path);
  return page.evaluate(
    (html) => {
      const menu = new DOMParser().parseFromString(html, 'text/html').querySelector('header nav');
      const textsOf = (selector: string) =>
        [...(menu?.querySelectorAll(selector) ?? [])].map(({ textContent }) => textContent);
      return { links: textsOf('a[aria-current="page"]'), labels: textsOf('summary[data-current]') };
    },
    await response.text(),
  );
}

for (const { code, prefix, ui } of journeyLanguages(editions)) {
  const { navigation } = ui;
  const { company, resources } = navigation;

  test(`a reload in the middle of a page shows a white header (${code})`, async ({ page }) => {
    await page.goto(`${prefix}/about-us`);
    await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
    await page.reload();
    // The exact position is unknown, because late fonts change the height of the text above.
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400);
    await expect(page.getByRole('banner')).toHaveCSS('background-color', WHITE);
    expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);
  });

  for (const path of ['/about-us', '/contact'])
    test(`the header stays dark until the dark start of ${path} has left (${code})`, async ({
      page,
    }) => {
      await page.goto(prefix + path);
      const scrollTo = (top: number) =>
        page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top);
      await scrollTo(60);
      await expect(page.locator('html')).toHaveAttribute('data-scrolled', 'night');
      await expect(page.getByRole('banner')).toHaveCSS('color', 'rgb(246, 241, 231)');
      await scrollTo(100_000);
      await expect(page.locator('html')).toHaveAttribute('data-scrolled', '');
      await expect(page.getByRole('banner')).toHaveCSS('background-color', WHITE);
    });

  test(`every page marks its own link in the header and the label of its group (${code})`, async ({
    page,
  }) => {
    const links = [
      [navigation.about, '/about-us'],
      [navigation.services, '/services'],
      [navigation.partners, '/partners', company],
      [navigation.careers, '/careers', company],
      [navigation.news, '/news', company],
      [navigation.caseStudies, '/case-studies', resources],
      [navigation.blog, '/blog', resources],
      [navigation.documentation, '/documentation', resources],
      [navigation.webinars, '/webinars', resources],
      [navigation.helpCenter, '/help-center', resources],
      [navigation.contact, '/contact'],
    ] as const;
    for (const [name, path, groupName] of links) {
      expect(await marksAt(page, prefix + path), path).toEqual({
        links: [name],
        labels: groupName ? [groupName] : [],
      });
    }
  });

  test(`a link of a dropdown closes it, and so does Back (${code})`, async ({ page }) => {
    await openHydrated(page, `${prefix}/about-us`);
    await label(page, company).hover();
    await group(page, company).getByRole('link', { name: navigation.partners }).click();
    await expect(page).toHaveURL(`${prefix}/partners`);
    await expect(group(page, company)).not.toHaveAttribute('open');

    await label(page, resources).focus();
    await page.keyboard.press('Enter');
    await expect(group(page, resources)).toHaveAttribute('open');
    await page.goBack();
    await expect(page).toHaveURL(`${prefix}/about-us`);
    await expect(group(page, resources)).not.toHaveAttribute('open');
  });
}
