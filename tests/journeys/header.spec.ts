import { expect, type Page, test } from '@playwright/test';
import { DROPDOWN_CLOSE_DELAY, DROPDOWN_HOVER_CLICK_GRACE, HEADER_SCROLL_THRESHOLD } from '#app/constants.ts';
import { openHydrated, openWithStoppedClock } from '#tests/support/hydrate.ts';
import { editions, words } from '#tests/support/words.ts';

const { company, resources } = words.en.ui.navigation;

const menu = (page: Page) => page.getByRole('banner').getByRole('navigation');
const label = (page: Page, name: string) => menu(page).locator('summary', { hasText: name });
const group = (page: Page, name: string) =>
  menu(page)
    .locator('details')
    .filter({ has: page.locator('summary', { hasText: name }) });
const leave = (page: Page) => page.mouse.move(640, 700);
const scrollTo = (page: Page, top: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top);

const TRANSPARENT = 'rgba(0, 0, 0, 0)';
const TRANSLUCENT_WHITE = /^rgba\(255, 255, 255, 0\.\d+\)$/;

test('the header is transparent until the page has scrolled more than 10 pixels, then translucent white with a blur', async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  await expect(header).toHaveCSS('background-color', TRANSPARENT);

  await scrollTo(page, HEADER_SCROLL_THRESHOLD + 1);
  await expect(header).toHaveCSS('background-color', TRANSLUCENT_WHITE);
  await expect(header).toHaveCSS('backdrop-filter', /blur/);

  await scrollTo(page, HEADER_SCROLL_THRESHOLD);
  await expect(header).toHaveCSS('background-color', TRANSPARENT);
  await expect(header).toHaveCSS('backdrop-filter', 'none');

  await scrollTo(page, 600);
  await expect(header).toHaveCSS('background-color', TRANSLUCENT_WHITE);
  await scrollTo(page, 0);
  await expect(header).toHaveCSS('background-color', TRANSPARENT);
  expect(HEADER_SCROLL_THRESHOLD).toBe(10);
});

test('the header stays at the top of the window and is white right after a reload in the middle of a page', async ({ page }) => {
  await page.goto('/ar/about-us');
  await scrollTo(page, 600);
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
  await expect(page.getByRole('banner')).toHaveCSS('background-color', TRANSLUCENT_WHITE);
  expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);
});

test('a dropdown opens on hover and closes 150 ms after the pointer has left it', async ({ page }) => {
  await openWithStoppedClock(page, '/');
  await label(page, company).hover();
  await expect(group(page, company)).toHaveAttribute('open');

  await leave(page);
  await page.clock.runFor(DROPDOWN_CLOSE_DELAY - 1);
  await expect(group(page, company)).toHaveAttribute('open');
  await page.clock.runFor(1);
  await expect(group(page, company)).not.toHaveAttribute('open');
  expect(DROPDOWN_CLOSE_DELAY).toBe(150);
});

test('a pointer that comes back in time keeps the dropdown open', async ({ page }) => {
  await openWithStoppedClock(page, '/');
  await label(page, company).hover();
  await leave(page);
  await page.clock.runFor(DROPDOWN_CLOSE_DELAY - 1);
  await group(page, company).getByRole('link').last().hover();
  await page.clock.runFor(10 * DROPDOWN_CLOSE_DELAY);
  await expect(group(page, company)).toHaveAttribute('open');
});

test('a click toggles a dropdown, but the one that ends the gesture which opened it by hovering does not', async ({ page }) => {
  await openWithStoppedClock(page, '/');
  await label(page, company).hover();
  await page.clock.runFor(DROPDOWN_HOVER_CLICK_GRACE - 1);
  await label(page, company).click();
  await expect(group(page, company)).toHaveAttribute('open');

  await page.clock.runFor(1);
  await label(page, company).click();
  await expect(group(page, company)).not.toHaveAttribute('open');
  await label(page, company).click();
  await expect(group(page, company)).toHaveAttribute('open');
});

for (const { prefix, code, ui } of editions) {
  for (const key of ['Enter', 'Space']) {
    test(`${key} toggles a dropdown (${code})`, async ({ page }) => {
      await openHydrated(page, `${prefix}/contact`);
      const { resources } = ui.navigation;
      await label(page, resources).focus();
      await page.keyboard.press(key);
      await expect(group(page, resources)).toHaveAttribute('open');
      await page.keyboard.press(key);
      await expect(group(page, resources)).not.toHaveAttribute('open');
    });
  }
}

test('Escape closes a dropdown and returns the focus to its label', async ({ page }) => {
  await openHydrated(page, '/');
  await label(page, resources).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(group(page, resources).getByRole('link').nth(1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(group(page, resources)).not.toHaveAttribute('open');
  await expect(label(page, resources)).toBeFocused();
});

for (const [place, x, y] of [
  ['on the page', 640, 700],
  ['on the header', 640, 10],
] as const) {
  test(`a click ${place} closes a dropdown`, async ({ page }) => {
    await openWithStoppedClock(page, '/');
    await label(page, company).hover();
    await expect(group(page, company)).toHaveAttribute('open');
    await page.mouse.click(x, y);
    await expect(group(page, company)).not.toHaveAttribute('open');
  });
}

test('opening one dropdown closes the other', async ({ page }) => {
  await openWithStoppedClock(page, '/');
  await label(page, company).hover();
  await label(page, resources).hover();
  await expect(group(page, resources)).toHaveAttribute('open');
  await expect(group(page, company)).not.toHaveAttribute('open');

  await label(page, company).focus();
  await page.keyboard.press('Enter');
  await expect(group(page, company)).toHaveAttribute('open');
  await expect(group(page, resources)).not.toHaveAttribute('open');
});

test('a change of route closes the dropdown', async ({ page }) => {
  await openWithStoppedClock(page, '/about-us');
  await label(page, company).hover();
  await group(page, company).getByRole('link', { name: words.en.ui.navigation.partners }).click();
  await expect(page).toHaveURL('/partners');
  await expect(group(page, company)).not.toHaveAttribute('open');

  await label(page, resources).focus();
  await page.keyboard.press('Enter');
  await expect(group(page, resources)).toHaveAttribute('open');
  await page.goBack();
  await expect(page).toHaveURL('/about-us');
  await expect(group(page, resources)).not.toHaveAttribute('open');
});
