import { expect, type Page, test } from '@playwright/test';
import { watchHydration } from '#tests/support/hydrate.ts';
import { firstOf, journeyLanguages, runsAll } from '#tests/support/scope.ts';
import { editions, words } from '#tests/support/words.ts';

// A visitor with a slow processor uses a control before React is ready. The everyday run tests only
// the Escape key.

const SLOWDOWN = 6;

test.beforeEach(async ({ page }) => {
  await watchHydration(page);
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
});

const untilHydrated = (page: Page) => page.waitForFunction(() => 'isHydrated' in window);
const banner = (page: Page) => page.getByRole('banner');

for (const { code, prefix, ui, forms, pages } of journeyLanguages(editions)) {
  const { navigation } = ui;
  const group = (page: Page, name: string) =>
    banner(page).getByRole('group').filter({ hasText: name });

  for (const name of firstOf(navigation.company, navigation.resources)) {
    test(`Escape closes a menu that was just opened by keyboard (${code}, ${name})`, async ({
      page,
    }) => {
      await page.goto(`${prefix}/about-us`);
      const label = group(page, name).locator('summary');
      await label.focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Escape');
      await expect(group(page, name)).not.toHaveAttribute('open');
      await expect(label).toBeFocused();
      await untilHydrated(page);
      await expect(group(page, name)).not.toHaveAttribute('open');
    });
  }

  test.describe('on a small screen', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test(`Escape closes the menu that was just opened by keyboard (${code})`, async ({ page }) => {
      await page.goto(`${prefix}/about-us`);
      const button = banner(page).getByLabel(navigation.menu, { exact: true });
      await button.focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      await expect(banner(page).locator('.mobile-menu')).not.toHaveAttribute('open');
      await expect(button).toBeFocused();
    });
  });

  if (!runsAll) continue;

  test(`a press beside a menu that was just opened closes it (${code})`, async ({ page }) => {
    await page.goto(`${prefix}/about-us`);
    await group(page, navigation.company).locator('summary').focus();
    await page.keyboard.press('Space');
    await expect(group(page, navigation.company)).toHaveAttribute('open');
    await page.mouse.click(640, 500);
    await expect(group(page, navigation.company)).not.toHaveAttribute('open');
  });

  test(`Tab out of a menu that was just opened closes it (${code})`, async ({ page }) => {
    await page.goto(`${prefix}/about-us`);
    await group(page, navigation.company).locator('summary').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await expect(group(page, navigation.company)).not.toHaveAttribute('open');
  });

  test(`the search gets every letter that is typed while it is loading (${code})`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/about-us`);
    await page.mouse.move(1, 400);
    await page.mouse.move(2, 400);
    await untilHydrated(page);
    await banner(page).getByRole('link', { name: navigation.search, exact: true }).press('Enter');
    await page.keyboard.type('ramadan');
    const field = page.getByRole('dialog').getByRole('searchbox');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('ramadan');
  });

  test(`a field keeps every letter that is typed while React starts (${code})`, async ({
    page,
  }) => {
    const { contact } = forms;
    const typed = 'The quick brown fox jumps over the lazy dog';
    const token = page.waitForRequest('/form-token');
    await page.goto(`${prefix}/contact`);
    const name = page.getByRole('main').getByLabel(contact.name.label, { exact: true });
    const message = page.getByRole('main').getByLabel(contact.message.label, { exact: true });
    await name.focus();
    await page.keyboard.type(typed);
    await message.focus();
    await page.keyboard.type(typed);
    await untilHydrated(page);
    await expect(name).toHaveValue(typed);
    await expect(message).toHaveValue(typed);
    await token;
  });

  test(`a question that was just opened by keyboard stays open (${code})`, async ({ page }) => {
    await page.goto(`${prefix}/help-center`);
    const { question = '' } = pages['help-center'].groups[0]?.questions[0] ?? {};
    const item = page.getByRole('group').filter({ hasText: question }).first();
    await item.locator('summary').focus();
    await page.keyboard.press('Enter');
    await untilHydrated(page);
    await expect(item).toHaveAttribute('open');
    await page.keyboard.press('Enter');
    await expect(item).not.toHaveAttribute('open');
  });

  test(`a query that is typed at once stays in the search field (${code})`, async ({ page }) => {
    await page.goto(`${prefix}/search`);
    const field = page.getByRole('main').getByRole('searchbox');
    await expect(field).toBeFocused();
    await page.keyboard.type('data');
    await untilHydrated(page);
    await expect(field).toHaveValue('data');
  });

  test(`the language link works by keyboard at once (${code})`, async ({ page }) => {
    const twin = editions.find((edition) => edition.code !== code);
    await page.goto(`${prefix}/about-us`);
    await banner(page)
      .getByRole('link', { name: twin?.name ?? '' })
      .filter({ visible: true })
      .press('Enter');
    await expect(page).toHaveURL(`${twin?.prefix}/about-us`);
  });
}

test('Escape closes the popup as soon as it shows', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'languages', { get: () => ['ar-SA'] });
  });
  await page.goto('/about-us');
  const popup = page.getByRole('dialog', { name: words.ar.ui.suggestion.heading });
  await expect(popup).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
});
