import { expect, test } from '@playwright/test';
import { openHydrated } from '#tests/support/hydrate.ts';
import { overflow } from '#tests/support/page-checks.ts';
import { journeyLanguages } from '#tests/support/scope.ts';
import { editions } from '#tests/support/words.ts';

test.use({ viewport: { width: 390, height: 844 } });

for (const { code, prefix, ui } of journeyLanguages(editions))
  test(`the header of a scrolled page has the Contact button (${code})`, async ({ page }) => {
    await page.goto(prefix || '/');
    const contact = page
      .getByRole('banner')
      .getByRole('link', { name: ui.navigation.contact, exact: true });
    await expect(contact).toHaveCount(0);
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
    await expect(contact).toBeVisible();
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByText(ui.site.name, { exact: true }).first()).toBeVisible();
    expect(await overflow(page)).toEqual([]);

    // The open menu has a contact link of its own.
    const search = page.getByRole('banner').getByRole('link', { name: ui.navigation.search });
    const menu = page.getByRole('banner').getByLabel(ui.navigation.menu, { exact: true });
    await expect(search).toBeVisible();
    await menu.click();
    await expect(contact).toHaveCount(1);
    await menu.click();

    await contact.click();
    await expect(page).toHaveURL(`${prefix}/contact`);

    // On a page with a form, only the form has a button.
    for (const path of ['contact', 'partnership-form']) {
      await page.goto(`${prefix}/${path}`);
      await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
      await expect(page.locator('[data-scrolled]')).toHaveCount(1);
      await expect(contact, path).toHaveCount(0);
      await expect(search, path).toBeVisible();
    }
  });

for (const { code, prefix, ui } of journeyLanguages(editions)) {
  test(`the menu fits the page, opens a page and closes (${code})`, async ({ page }) => {
    const { menu, webinars } = ui.navigation;
    const panel = page.getByRole('banner').getByRole('navigation');
    await openHydrated(page, prefix || '/');
    await page.getByRole('banner').getByLabel(menu, { exact: true }).click();
    await expect(panel).toBeVisible();
    expect(await overflow(page)).toEqual([]);
    await panel.getByRole('link', { name: webinars }).click();
    await expect(page).toHaveURL(`${prefix}/webinars`);
    await expect(panel).toBeHidden();
  });
}
