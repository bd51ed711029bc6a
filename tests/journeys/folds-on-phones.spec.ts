import { expect } from '@playwright/test';
import { test } from '#tests/support/no-script-test.ts';
import { journeyLanguages } from '#tests/support/scope.ts';
import { editions } from '#tests/support/words.ts';

for (const { code, prefix, collections } of journeyLanguages(editions)) {
  const [role] = collections.jobs;
  const [service] = collections.services;
  if (!role || !service) throw new Error('There is no role or no service');
  for (const path of [
    '/about-us',
    `/careers/apply/${role.slug}`,
    `/services/${service.slug}`,
    '/case-study-detail',
    '/documentation',
  ])
    test(`texts of ${path} are folded on phones only (${code})`, async ({ unscripted: page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`${prefix}${path}`);
      const folds = page.locator('.folds-on-phones');
      const count = await folds.count();
      expect(count).toBeGreaterThan(1);
      const text = folds.first().locator(':scope > :not(summary)').first();
      await expect(text).toBeHidden();
      await folds.first().locator('summary').press('Enter');
      await expect(text).toBeVisible();

      await page.setViewportSize({ width: 1280, height: 800 });
      await page.reload();
      for (let index = 0; index < count; index++) {
        const fold = folds.nth(index);
        await expect(fold.locator(':scope > :not(summary)').first()).toBeVisible();
        await expect(fold.locator('summary')).toBeHidden();
      }
    });
}
