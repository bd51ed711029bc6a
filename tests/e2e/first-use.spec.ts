import { expect, test } from '@playwright/test';
import { hydrate, watchHydration } from '#tests/support/hydrate.ts';

test('a pointer that lies still is no sign of use, one that moves is', async ({ page }) => {
  await watchHydration(page);
  await page.goto('/about-us');
  // As browsers tell of it when something else has come to lie under it.
  await page.evaluate(() => document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true })));
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => 'isHydrated' in window)).toBe(false);
  await hydrate(page);
});
