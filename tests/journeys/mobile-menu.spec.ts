import { expect, test } from '@playwright/test';
import { openHydrated } from '#tests/support/hydrate.ts';
import { overflow } from '#tests/support/page-checks.ts';
import { journeyLanguages } from '#tests/support/scope.ts';
import { editions } from '#tests/support/words.ts';

test.use({ viewport: { width: 390, height: 844 } });

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
