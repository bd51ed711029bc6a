import { expect, type Page, test } from '@playwright/test';
import { openHydrated } from '#tests/support/hydrate.ts';
import { journeyLanguages } from '#tests/support/scope.ts';
import { editions } from '#tests/support/words.ts';

for (const { code, prefix } of journeyLanguages(editions)) {
  const path = `${prefix}/services/cloud-advisory`;
  const linkOn = (page: Page) => page.getByRole('main').locator(`a[href="${path}"]`).first();

  for (const from of ['/services', '/']) {
    test(`a coin moves from its link on ${from} to its heading (${code})`, async ({ page }) => {
      await openHydrated(page, prefix + from);
      const places = await recordPlaces(page);
      // Chromium may stop a smooth scroll that interrupts another one, so the focus must not scroll.
      await linkOn(page).evaluate((link) =>
        link.scrollIntoView({ block: 'center', behavior: 'instant' }),
      );
      await linkOn(page).press('Enter');
      await expect(page).toHaveURL(path);
      await expect.poll(async () => (await places()).length).toBe(2);
      const [ofLink, ofStart] = await places();
      expect(ofStart).toBe(ofLink);
      await expect(page.locator('.moving-coin')).toHaveCount(0);
      await expect(page.locator('.eyebrow > .coin')).toBeInViewport({ ratio: 1 });
    });
  }

  test(`no coin moves to a page without one, or under reduced motion (${code})`, async ({
    page,
  }) => {
    await openHydrated(page, prefix || '/');
    const places = await recordPlaces(page);
    await page.locator('.highlight .more').first().press('Enter');
    await expect(page).toHaveURL(`${prefix}/services`);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await linkOn(page).press('Enter');
    await expect(page).toHaveURL(path);
    await expect(page.locator('.eyebrow > .coin')).toBeVisible();
    expect(await places()).toHaveLength(2);
  });
}

/**
 * Returns a function that reads the centres of coins in the window, in whole pixels: of the coin at
 * each link when it was followed, and of each coin when it began to move.
 */
async function recordPlaces(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const places: string[] = [];
    const record = (coin: Element | null | undefined) => {
      if (!coin) return;
      const { x, y, width, height } = coin.getBoundingClientRect();
      places.push(`${Math.round(x + width / 2)} ${Math.round(y + height / 2)}`);
    };
    const follow = ({ target }: Event) =>
      record((target as Element).closest('.highlight, .service-row')?.querySelector('.coin'));
    addEventListener('click', follow, true);
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...given) {
      const animation = animate.apply(this, given);
      if (this.matches('.moving-coin')) record(this);
      return animation;
    };
    Object.assign(window, { coinPlaces: places });
  });
  return () => page.evaluate(() => Reflect.get(window, 'coinPlaces') as string[]);
}
