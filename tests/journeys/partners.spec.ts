import { expect } from '@playwright/test';
import { expectBelowHeader } from '#tests/support/below-header.ts';
import { test } from '#tests/support/no-script-test.ts';
import { journeyLanguages } from '#tests/support/scope.ts';
import { editions } from '#tests/support/words.ts';

for (const { code, prefix, pages, collections } of journeyLanguages(editions)) {
  test(`a type of partnership stays open when another opens (${code})`, async ({ page }) => {
    await page.goto(`${prefix}/partners`);
    const types = page.locator('.partner-type');
    const label = types.nth(1).locator('summary');
    await types.nth(0).locator('summary').click();
    await label.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await label.click();
    await expect(types.nth(0)).toHaveAttribute('open');
    await expect(types.nth(1)).toHaveAttribute('open');
    await expect(label.getByRole('heading')).toBeInViewport();
  });

  test(`every type of partnership has a link to itself that moves the focus (${code})`, async ({
    unscripted: page,
  }) => {
    for (const { slug, name } of collections.partnerships) {
      await page.goto(`${prefix}/partners`);
      const link = page.getByRole('link', { name: `${pages.partners.labels.link}: ${name}` });
      await page.getByRole('heading', { level: 3, name, exact: true }).click();
      await link.click();
      await expect(page).toHaveURL(`${prefix}/partners#${slug}`);
      const type = page.locator(`[id="${slug}"]`);
      await expect(type).toBeFocused();
      await expectBelowHeader(type.getByRole('heading', { level: 3, name, exact: true }));
    }
  });
}
