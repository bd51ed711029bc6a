import { expect, type Page, test } from '@playwright/test';
import { LANGUAGE_CHOICE_KEY, LANGUAGE_KEY, SUGGESTION_FADE, SUGGESTION_SHOW_DELAY } from '#app/constants.ts';
import { hydrate, watchHydration } from '#tests/support/hydrate.ts';
import { words } from '#tests/support/words.ts';

const inArabic = words.ar.ui.suggestion;
const inEnglish = words.en.ui.suggestion;
const COUNTRIES = ['SA', 'EG', 'AE', 'JO', 'LB', 'SY', 'IQ', 'KW', 'QA', 'BH', 'OM', 'YE', 'MA', 'TN', 'DZ', 'LY', 'SD', 'PS'];

const popup = (page: Page) => page.getByRole('dialog', { name: inArabic.heading });
const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }));
const prefer = (page: Page, ...locales: string[]) =>
  page.addInitScript((languages) => Object.defineProperty(navigator, 'languages', { get: () => languages, configurable: true }), locales);

/** Opens the address with a clock that stands still, for a reader with these locales. */
async function arrive(page: Page, address: string, ...locales: string[]): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await prefer(page, ...locales);
  await page.goto(address);
}

async function seePopup(page: Page, address = '/'): Promise<void> {
  await arrive(page, address, 'ar-SA', 'en');
  await page.clock.runFor(SUGGESTION_SHOW_DELAY);
  await expect(popup(page)).toHaveCSS('opacity', '1');
}

async function expectNoPopup(page: Page): Promise<void> {
  await page.clock.runFor(100 * SUGGESTION_SHOW_DELAY);
  await expect(popup(page)).toBeHidden();
}

test('the popup appears 100 ms after load, not before', async ({ page }) => {
  await arrive(page, '/', 'ar-SA');
  await page.clock.runFor(SUGGESTION_SHOW_DELAY - 1);
  await expect(popup(page)).toBeHidden();
  await page.clock.runFor(1);
  await expect(popup(page)).toBeVisible();
  expect(SUGGESTION_SHOW_DELAY).toBe(100);
});

test('the popup appears for bare Arabic and the locales of eighteen countries, wherever they stand in the list', async ({ page }) => {
  await arrive(page, '/', 'en');
  for (const locale of ['ar', 'ar-SA-u-nu-latn', ...COUNTRIES.map((country) => `ar-${country}`)]) {
    await prefer(page, 'en-GB', 'fr', locale);
    await page.reload();
    await page.clock.runFor(SUGGESTION_SHOW_DELAY);
    await expect(popup(page), locale).toBeVisible();
  }
});

for (const locales of [['en-GB', 'en'], ['arc'], ['ar-XX'], ['arz-EG'], ['fa-IR', 'ur-PK'], []]) {
  test(`the popup does not appear for ${locales.join(', ') || 'no locale'}`, async ({ page }) => {
    await arrive(page, '/', ...locales);
    await expectNoPopup(page);
  });
}

for (const [key, value] of [
  [LANGUAGE_KEY, 'en'],
  [LANGUAGE_CHOICE_KEY, '1'],
]) {
  test(`the popup does not appear when "${key}" is stored`, async ({ page }) => {
    await page.addInitScript(([key = '', value = '']) => localStorage.setItem(key, value), [key, value]);
    await arrive(page, '/', 'ar-SA');
    await expectNoPopup(page);
  });
}

test('Arabic pages do not have the popup at all', async ({ page }) => {
  await arrive(page, '/ar/about-us', 'ar-SA');
  await page.clock.runFor(100 * SUGGESTION_SHOW_DELAY);
  await expect(page.getByRole('dialog', { includeHidden: true })).toHaveCount(0);
});

test('the popup asks in Arabic first, over a dimmed page', async ({ page }) => {
  await seePopup(page);
  const said = await popup(page).innerText();
  const places = [inArabic.heading, inArabic.text, inEnglish.text, inArabic.accept, inEnglish.decline].map((text) => said.indexOf(text));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  await expect(popup(page).getByRole('heading')).toHaveCSS('direction', 'rtl');
  expect(await popup(page).evaluate((dialog) => getComputedStyle(dialog, '::backdrop').backgroundColor)).toMatch(/^rgba\(.*, 0\.\d+\)$/);
});

test('the focus stays inside the popup', async ({ page }) => {
  await seePopup(page);
  const focusIsOutside = () => popup(page).evaluate((dialog) => document.activeElement !== document.body && !dialog.contains(document.activeElement));
  await expect(popup(page).locator(':focus')).toHaveCount(1);
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    expect(await focusIsOutside()).toBe(false);
  }
});

test('Switch to Arabic stores the choice and the language and leads to the Arabic page', async ({ page }) => {
  await seePopup(page, '/contact?from=mail#hours');
  await popup(page).getByRole('link', { name: inArabic.accept }).click();
  await expect(page).toHaveURL('/ar/contact?from=mail#hours');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.ar.pages.contact.heading);
  await expect(popup(page)).toBeHidden();
  expect(await stored(page)).toEqual({ [LANGUAGE_KEY]: 'ar', [LANGUAGE_CHOICE_KEY]: '1' });
});

test('Stay in English stores the choice and the language, closes, and is not asked again', async ({ page }) => {
  await seePopup(page);
  await popup(page).getByRole('button', { name: inEnglish.decline }).click();
  await expect(popup(page)).toBeHidden();
  await expect(page).toHaveURL('/');
  expect(await stored(page)).toEqual({ [LANGUAGE_KEY]: 'en', [LANGUAGE_CHOICE_KEY]: '1' });
  await page.reload();
  await expectNoPopup(page);
});

for (const [name, close] of [
  ['the close button', (page: Page) => popup(page).getByRole('button', { name: inArabic.close, exact: true }).click()],
  ['a click on the backdrop', (page: Page) => page.mouse.click(20, 20)],
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
] as const) {
  test(`${name} closes the popup and stores nothing`, async ({ page }) => {
    await seePopup(page);
    await close(page);
    await expect(popup(page)).toBeHidden();
    await expect(page).toHaveURL('/');
    expect(await stored(page)).toEqual({});
  });
}

test('a click on the words of the popup leaves it open', async ({ page }) => {
  await seePopup(page);
  await popup(page).getByText(inEnglish.text).click();
  await expect(popup(page)).toBeVisible();
});

test('the popup fades for 300 ms when it closes', async ({ page }) => {
  await seePopup(page);
  await expect.poll(() => popup(page).evaluate((dialog) => dialog.getAnimations({ subtree: true }).length)).toBe(0);
  const fading = await popup(page)
    .getByRole('button', { name: inArabic.close, exact: true })
    .evaluate((button: HTMLElement) => {
      const dialog = button.closest('dialog');
      button.click();
      const fades = dialog?.getAnimations({ subtree: true }) ?? [];
      return {
        open: dialog?.open,
        display: dialog && getComputedStyle(dialog).display,
        lasting: fades.map(({ effect }) => effect?.getTiming().duration),
      };
    });
  expect(fading.open).toBe(false);
  expect(fading.display).toBe('block');
  expect(new Set(fading.lasting)).toEqual(new Set([300]));
  expect(SUGGESTION_FADE).toBe(300);
});

test('React takes the page over while the popup is open, without a complaint', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await watchHydration(page);
  await seePopup(page);
  await hydrate(page);
  await expect(popup(page)).toBeVisible();
  expect(complaints).toEqual([]);
});
