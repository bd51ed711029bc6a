import { expect, type Page, test } from '@playwright/test';
import { journeyLanguages } from '#tests/support/scope.ts';
import { editions, organization } from '#tests/support/words.ts';

test.use({ javaScriptEnabled: false });

const header = (page: Page) => page.getByRole('banner');

for (const { code, prefix, dir, ui, pages, collections } of journeyLanguages(editions)) {
  const { navigation } = ui;
  const twin = editions.find((edition) => edition.code !== code);

  test(`the dropdowns open and close by click and keyboard, one at a time, and their links work (${code})`, async ({
    page,
  }) => {
    for (const [name, link, path] of [
      [navigation.company, navigation.careers, '/careers'],
      [navigation.resources, navigation.helpCenter, '/help-center'],
    ] as const) {
      const label = header(page).locator('summary', { hasText: name });
      await page.goto(prefix || '/');
      await expect(header(page).getByRole('link', { name: link })).toBeHidden();
      await label.focus();
      await page.keyboard.press('Enter');
      await expect(header(page).getByRole('link', { name: link })).toBeVisible();
      await page.keyboard.press('Space');
      await expect(header(page).getByRole('link', { name: link })).toBeHidden();
      await page.keyboard.press('Space');
      await page.keyboard.press('Tab');
      await expect(header(page).locator('details[open] a').first()).toBeFocused();

      await page.goto(prefix || '/');
      await label.click();
      await header(page).getByRole('link', { name: link }).click();
      await expect(page).toHaveURL(`${prefix}${path}`);
    }
    await page.goto(prefix || '/');
    await header(page).locator('summary', { hasText: navigation.company }).click();
    await header(page).locator('summary', { hasText: navigation.resources }).click();
    await expect(header(page).locator('details[open] summary')).toHaveText([navigation.resources]);
  });

  test(`the menu of small screens opens by click and keyboard, and its links work (${code})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(prefix || '/');
    const button = header(page).getByLabel(navigation.menu, { exact: true });
    const link = header(page).getByRole('link', { name: navigation.webinars });
    await expect(link).toBeHidden();
    await button.click();
    await expect(link).toBeVisible();
    await button.click();
    await expect(link).toBeHidden();
    await button.focus();
    await page.keyboard.press('Enter');
    await link.click();
    await expect(page).toHaveURL(`${prefix}/webinars`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.webinars.heading);
  });

  test(`the header is readable over the page, and its language link opens the page in the other language (${code})`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/careers#roles`);
    await expect(header(page)).toHaveCSS('background-color', /^rgba?\(255, 255, 255/);
    await expect(header(page)).toHaveCSS('color', 'rgb(20, 33, 29)');

    await page.goto(`${prefix}/careers`);
    await expect(page.locator('html')).toHaveAttribute('dir', dir);
    await header(page)
      .getByRole('link', { name: twin?.name ?? '', exact: true })
      .click();
    await expect(page).toHaveURL(`${twin?.prefix}/careers`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      twin?.pages.careers.heading ?? '',
    );
  });

  test(`every kind of page shows its content (${code})`, async ({ page }) => {
    const post = collections.blog.find(({ slug }) => slug === 'ai-innovation');
    for (const [path, heading, part] of [
      ['', pages.home.hero.headline, pages.home.highlights.blocks['ai-ethics'].description],
      ['/about-us', pages['about-us'].heading, pages['about-us'].sections.at(-1)?.heading],
      ['/careers', pages.careers.heading, collections.jobs[0]?.name ?? pages['role-closed'].none],
      ['/services', pages.services.heading, collections.services[0]?.name],
      ['/contact', pages.contact.heading, pages.contact.hours.text],
      ['/help-center', pages['help-center'].heading, pages['help-center'].sections.at(-1)?.heading],
      ['/blog/ai-innovation', post?.heading, post?.lead],
      ['/no-such-page', pages['not-found'].heading, pages['not-found'].lead],
    ]) {
      await page.goto(`${prefix}${path}` || '/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? 'a heading');
      const shown = page.getByRole('main').getByText(part ?? 'a part');
      await expect(shown.first()).toBeVisible();
      await expect(page.getByRole('contentinfo')).toContainText(ui.site.rights);
    }
  });

  test(`the contact page shows the email address and hides the button that needs a script (${code})`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/contact`);
    await expect(
      page.locator('#email').getByRole('link', { name: organization.email }),
    ).toHaveAttribute('href', new RegExp(`^mailto:${organization.email}\\?subject=`));
    await expect(page.getByText(pages.contact.copy.action)).toBeHidden();
  });
}
