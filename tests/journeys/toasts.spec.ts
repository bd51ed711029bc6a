import { expect, type Page, test } from '@playwright/test';
import { TOAST_STYLES } from '#app/constants.ts';
import { fill, isolate } from '#app/i18n/format.ts';
import { openHydrated, openWithStoppedClock } from '#tests/support/hydrate.ts';
import { editions, organization } from '#tests/support/words.ts';

const { timeout, limit } = TOAST_STYLES.stack;
const TOAST_FADE = 1000;

for (const { code, prefix, pages, ui } of editions) {
  const { copy } = pages.contact;
  const email = isolate(organization.email);
  const button = (page: Page) => page.getByRole('main').getByRole('button', { name: copy.action });
  const toasts = (page: Page) => page.getByRole('region', { name: ui.status.notifications }).getByRole('dialog').filter({ visible: true });
  const copied = fill(copy.done, { email });

  test(`the copy button copies the address and says so (${code})`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openHydrated(page, `${prefix}/contact`);
    await button(page).click();
    await expect(toasts(page)).toHaveText([copied]);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(organization.email);
  });

  test(`a toast shows for 4000 ms (${code})`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-write']);
    await openWithStoppedClock(page, `${prefix}/contact`);
    await button(page).click();
    await expect(toasts(page)).toHaveCount(1);
    await page.clock.runFor(timeout - 1);
    await expect(toasts(page)).toHaveCount(1);
    await page.clock.runFor(1 + TOAST_FADE);
    await expect(toasts(page)).toHaveCount(0);
    expect(timeout).toBe(4000);
  });

  test(`three of four toasts show at once, and each goes in its turn (${code})`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-write']);
    await openWithStoppedClock(page, `${prefix}/contact`);
    for (let pressed = 1; pressed <= limit + 1; pressed++) {
      await button(page).click();
      await expect(toasts(page)).toHaveCount(Math.min(pressed, limit));
      await page.clock.runFor(500);
    }
    expect(limit).toBe(3);
    await page.clock.runFor(timeout - 2000 + TOAST_FADE);
    await expect.poll(() => toasts(page).count()).toBeLessThan(limit);
    await page.clock.runFor(timeout);
    await expect(toasts(page)).toHaveCount(0);
  });

  test(`a toast waits as long as the pointer rests on it (${code})`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-write']);
    await openWithStoppedClock(page, `${prefix}/contact`);
    await button(page).click();
    await toasts(page).hover();
    await page.clock.runFor(10 * timeout);
    await expect(toasts(page)).toHaveCount(1);
    await page.mouse.move(2, 400);
    await page.clock.runFor(timeout + TOAST_FADE);
    await expect(toasts(page)).toHaveCount(0);
  });

  test(`a toast waits as long as the keyboard's focus is on it (${code})`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-write']);
    await openWithStoppedClock(page, `${prefix}/contact`);
    await button(page).click();
    await expect(toasts(page)).toHaveCount(1);
    await page.keyboard.press('F6');
    await page.clock.runFor(10 * timeout);
    await expect(toasts(page)).toHaveCount(1);
    await button(page).focus();
    await page.clock.runFor(timeout + TOAST_FADE);
    await expect(toasts(page)).toHaveCount(0);
  });

  test(`a toast can be dismissed (${code})`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-write']);
    await openHydrated(page, `${prefix}/contact`);
    await button(page).click();
    await toasts(page).getByRole('button', { name: ui.status.dismiss }).click();
    await expect(toasts(page)).toHaveCount(0);
  });

  test(`a press before React has arrived is not lost (${code})`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-write']);
    const { promise: pressed, resolve: press } = Promise.withResolvers<void>();
    await page.route('/assets/**', async (route) => {
      await pressed;
      await route.continue();
    });
    await page.goto(`${prefix}/contact`);
    await button(page).click();
    press();
    await expect(toasts(page)).toHaveText([copied]);
  });

  test(`when the browser refuses to copy, the toast says the address itself (${code})`, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) } });
    });
    await openHydrated(page, `${prefix}/contact`);
    await button(page).click();
    await expect(toasts(page)).toHaveText([fill(copy.failed, { email })]);
  });
}
