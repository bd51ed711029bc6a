import { expect } from '@playwright/test';
import { expectBelowHeader } from '#tests/support/below-header.ts';
import { test } from '#tests/support/no-script-test.ts';
import { journeyLanguages } from '#tests/support/scope.ts';
import { editions } from '#tests/support/words.ts';

for (const { code, prefix, pages, collections } of journeyLanguages(editions)) {
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
