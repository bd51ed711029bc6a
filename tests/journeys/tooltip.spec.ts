import { expect, type Page, test } from '@playwright/test';
import { TOOLTIP_OPEN_DELAY } from '#app/constants.ts';
import { fill, isolate } from '#app/i18n/format.ts';
import { openWithStoppedClock } from '#tests/support/hydrate.ts';
import { editions, organization } from '#tests/support/words.ts';

const networks = organization.social.map(({ network }) => network);

for (const { code, prefix, ui } of editions) {
  const nameOf = (network: string) => fill(ui.navigation.social, { network: isolate(network) });
  const link = (page: Page, network: string) => page.getByRole('contentinfo').getByRole('link', { name: nameOf(network), exact: true });
  const tooltip = (page: Page) => page.getByRole('tooltip');

  test(`four social links lead to the company's site (${code})`, async ({ page }) => {
    await page.goto(`${prefix}/gdpr`);
    expect(networks).toHaveLength(4);
    for (const { network, address } of organization.social) {
      await expect(link(page, network)).toHaveAttribute('href', address === '/' ? prefix || '/' : address);
    }
  });

  test(`a tooltip names the link when the pointer has rested on it for 700 ms, until it leaves (${code})`, async ({ page }) => {
    await openWithStoppedClock(page, `${prefix}/gdpr`);
    for (const network of networks) {
      await link(page, network).hover();
      await page.clock.runFor(TOOLTIP_OPEN_DELAY - 1);
      await expect(tooltip(page)).toHaveCount(0);
      await page.clock.runFor(1);
      await expect(tooltip(page)).toHaveText(nameOf(network));
      await expect(tooltip(page)).toBeInViewport({ ratio: 1 });
      await page.mouse.move(640, 5);
      await expect(tooltip(page)).toHaveCount(0);
    }
    expect(TOOLTIP_OPEN_DELAY).toBe(700);
  });

  test(`a pointer that only passes leaves no tooltip behind (${code})`, async ({ page }) => {
    await openWithStoppedClock(page, `${prefix}/gdpr`);
    await link(page, 'X').hover();
    await page.clock.runFor(TOOLTIP_OPEN_DELAY - 1);
    await page.mouse.move(640, 5);
    await page.clock.runFor(10 * TOOLTIP_OPEN_DELAY);
    await expect(tooltip(page)).toHaveCount(0);
  });

  test(`Escape hides the tooltip (${code})`, async ({ page }) => {
    await openWithStoppedClock(page, `${prefix}/gdpr`);
    await link(page, 'LinkedIn').hover();
    await page.clock.runFor(TOOLTIP_OPEN_DELAY);
    await expect(tooltip(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tooltip(page)).toHaveCount(0);
  });

  test(`the keyboard's focus shows the tooltip at once, and takes it along (${code})`, async ({ page }) => {
    await openWithStoppedClock(page, `${prefix}/gdpr`);
    await page.getByRole('contentinfo').getByRole('textbox', { name: ui.newsletter.label }).focus();
    for (const network of networks.toReversed()) {
      await page.keyboard.press('Shift+Tab');
      await expect(link(page, network)).toBeFocused();
      await expect(tooltip(page)).toHaveText([nameOf(network)]);
    }
    await page.keyboard.press('Shift+Tab');
    await expect(tooltip(page)).toHaveCount(0);
  });
}
