import { expect, test } from '@playwright/test';
import { fill, isolate } from '#app/i18n/format.ts';
import { journeyLanguages } from '#tests/support/scope.ts';
import { editions, organization } from '#tests/support/words.ts';

const { email } = organization;

for (const { code, prefix, pages, ui } of journeyLanguages(editions)) {
  const { copy } = pages.contact;

  test(`a press before hydration copies the email (${code})`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { promise: pressed, resolve: press } = Promise.withResolvers<void>();
    await page.route('/assets/**', async (route) => {
      await pressed;
      await route.continue();
    });
    await page.goto(`${prefix}/contact`);
    await page.getByRole('main').getByRole('button', { name: copy.action }).click();
    press();
    const toasts = page.getByRole('region', { name: ui.status.notifications }).getByRole('dialog');
    await expect(toasts).toHaveText([fill(copy.done, { text: isolate(email) })]);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(email);
  });
}
