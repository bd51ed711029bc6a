import { expect, type Page, test } from '@playwright/test';
import { openHydrated } from '#tests/support/hydrate.ts';
import { violations } from '#tests/support/page-checks.ts';
import { runsAll } from '#tests/support/scope.ts';
import { editions, words } from '#tests/support/words.ts';

// These tests run axe on controls in use. every-page.spec.ts runs axe on pages as they load.

const banner = (page: Page) => page.getByRole('banner');

/** The everyday run tests each theme in one language. */
const EVERYDAY = { light: 'en', dark: 'ar' };

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    // While colours fade, axe would find a wrong contrast.
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    for (const { code, prefix, ui } of editions) {
      if (!runsAll && code !== EVERYDAY[colorScheme]) continue;
      const { navigation, newsletter } = ui;

      for (const name of ['company', 'resources'] as const) {
        test(`the open dropdown ${name} is accessible (${code})`, async ({ page }) => {
          await openHydrated(page, `${prefix}/news`);
          const group = banner(page).getByRole('group').filter({ hasText: navigation[name] });
          await group.locator('summary').press('Enter');
          await expect(group.getByRole('link').first()).toBeVisible();
          expect(await violations(page)).toEqual([]);
        });
      }

      for (const path of ['/contact', '/news']) {
        test(`the open menu of small screens is accessible on ${path} (${code})`, async ({
          page,
        }) => {
          await page.setViewportSize({ width: 390, height: 844 });
          await openHydrated(page, prefix + path);
          await banner(page).getByLabel(navigation.menu, { exact: true }).click();
          const menu = banner(page).getByRole('navigation');
          await expect(menu.locator('[aria-current="page"]')).toBeVisible();
          expect(await violations(page)).toEqual([]);
        });
      }

      test(`the open search with its results is accessible (${code})`, async ({ page }) => {
        await openHydrated(page, `${prefix}/about-us`);
        await banner(page).getByRole('link', { name: navigation.search, exact: true }).click();
        const panel = page.getByRole('dialog');
        await panel.getByRole('searchbox').fill(ui.navigation.services);
        await expect(panel.getByRole('listitem').first()).toBeVisible();
        expect(await violations(page)).toEqual([]);
      });

      test(`the newsletter's error and its toast are accessible (${code})`, async ({ page }) => {
        await openHydrated(page, `${prefix}/about-us`);
        const form = page.getByRole('contentinfo').getByRole('form', { name: newsletter.heading });
        await form.getByRole('textbox').fill('nobody');
        await form.getByRole('button').click();
        const toasts = page.getByRole('region', { name: ui.status.notifications });
        await toasts.getByRole('dialog').first().hover();
        await expect(form.getByRole('status')).toHaveText(newsletter.invalidText);
        expect(await violations(page)).toEqual([]);
      });
    }

    test('the popup is accessible', async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'languages', { get: () => ['ar-SA'] });
      });
      await page.goto('/about-us');
      const { heading } = words.ar.ui.suggestion;
      await expect(page.getByRole('dialog', { name: heading })).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  });
}
