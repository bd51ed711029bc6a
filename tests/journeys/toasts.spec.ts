import { expect, type Locator, test } from '@playwright/test';
import { fill, isolate } from '#app/i18n/format.ts';
import { openHydrated } from '#tests/support/hydrate.ts';
import { journeyLanguages } from '#tests/support/scope.ts';
import { editions, organization } from '#tests/support/words.ts';

const { email } = organization;

const edges = async (locator: Locator) => {
  const { y, height } = (await locator.boundingBox()) ?? { y: Number.NaN, height: Number.NaN };
  return { top: y, bottom: y + height };
};

for (const { code, prefix, pages, ui } of journeyLanguages(editions)) {
  const { copy } = pages.contact;
  const { newsletter } = ui;

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

  for (const width of [390, 1280])
    test(`a toast does not cover the newsletter's form (${code}, ${width} px)`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await openHydrated(page, `${prefix}/about-us`);
      const form = page.getByRole('contentinfo').getByRole('form', { name: newsletter.heading });
      const toast = page.getByRole('dialog').filter({ hasText: newsletter.invalidTitle });
      const field = form.getByLabel(newsletter.label);
      for (const edge of ['top', 'bottom']) {
        await field.fill('nobody');
        await form.evaluate((element, edge) => {
          const { top, bottom } = element.getBoundingClientRect();
          const header = document.querySelector('header')?.offsetHeight ?? 0;
          const by = edge === 'top' ? top - header : bottom - innerHeight;
          scrollBy({ top: by, behavior: 'instant' });
        }, edge);
        await page.keyboard.press('Enter');
        await expect(toast).toBeVisible();
        await expect
          .poll(async () => {
            const [one, other] = [await edges(form), await edges(toast)];
            return other.bottom <= one.top;
          }, `the toast is above a form at the ${edge} of the window`)
          .toBe(true);
        await expect(form.getByRole('status')).toBeInViewport({ ratio: 1 });
        await expect(field).toBeInViewport({ ratio: 1 });
        await toast.getByRole('button', { name: ui.status.dismiss, exact: true }).click();
        await expect(toast).toHaveCount(0);
      }
    });
}
