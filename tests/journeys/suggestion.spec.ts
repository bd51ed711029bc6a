import { expect, type Page, test } from '@playwright/test';
import { LANGUAGE_CHOICE_KEY, LANGUAGE_KEY, SUGGESTION_SHOW_DELAY } from '#app/constants.ts';
import { hydrate, watchHydration } from '#tests/support/hydrate.ts';
import { words } from '#tests/support/words.ts';

const inArabic = words.ar.ui.suggestion;
const inEnglish = words.en.ui.suggestion;

const popup = (page: Page) => page.getByRole('dialog', { name: inArabic.heading });
const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }));

async function arrive(page: Page, url: string): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.addInitScript(() => {
    const languages = ['ar-SA', 'en'];
    Object.defineProperty(navigator, 'languages', { get: () => languages });
  });
  await page.goto(url);
}

async function openPopup(page: Page, url = '/'): Promise<void> {
  await arrive(page, url);
  await expect(popup(page)).toBeHidden();
  await page.clock.runFor(SUGGESTION_SHOW_DELAY);
  await expect(popup(page)).toHaveCSS('opacity', '1');
}

test('Switch to Arabic stores the choice and leads to the Arabic page', async ({ page }) => {
  await openPopup(page, '/contact?from=mail#hours');
  await popup(page).getByRole('link', { name: inArabic.accept }).click();
  await expect(page).toHaveURL('/ar/contact?from=mail#hours');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.ar.pages.contact.heading);
  await expect(popup(page)).toBeHidden();
  expect(await stored(page)).toEqual({ [LANGUAGE_KEY]: 'ar', [LANGUAGE_CHOICE_KEY]: '1' });
});

test('Stay in English stores the choice, and the next page does not ask', async ({ page }) => {
  await openPopup(page);
  await popup(page).getByRole('button', { name: inEnglish.decline }).click();
  await expect(popup(page)).toBeHidden();
  await expect(page).toHaveURL('/');
  expect(await stored(page)).toEqual({ [LANGUAGE_KEY]: 'en', [LANGUAGE_CHOICE_KEY]: '1' });
  await page.reload();
  await page.clock.runFor(100 * SUGGESTION_SHOW_DELAY);
  await expect(popup(page)).toBeHidden();
});

test('where motion is reduced the popup closes without a fade', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPopup(page);
  await popup(page).getByRole('button', { name: inArabic.close, exact: true }).click();
  const dialog = page.locator('dialog[data-suggestion]');
  expect(
    await dialog.evaluate((element) => [
      getComputedStyle(element).display,
      element.getAnimations({ subtree: true }).length,
    ]),
  ).toEqual(['none', 0]);
});

test('Arabic pages do not have the popup', async ({ page }) => {
  await arrive(page, '/ar/about-us');
  await page.clock.runFor(100 * SUGGESTION_SHOW_DELAY);
  await expect(page.getByRole('dialog', { includeHidden: true })).toHaveCount(0);
});

test('the page hydrates without an error while the popup is open', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  await watchHydration(page);
  await openPopup(page);
  await hydrate(page);
  await expect(popup(page)).toBeVisible();
  expect(errors).toEqual([]);
});
