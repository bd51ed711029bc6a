import { expect, test } from '@playwright/test';
import { HYDRATED_EVENT } from '#delivery/hydration/data.ts';
import { hydrate, watchHydration } from '#tests/support/hydrate.ts';

test('only a pointer that moves hydrates the page', async ({ page }) => {
  await watchHydration(page);
  await page.goto('/about-us');
  // Browsers also send this event when an element moves below a resting pointer.
  await page.evaluate(() =>
    document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true })),
  );
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => 'isHydrated' in window)).toBe(false);
  await hydrate(page);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a tap on a link opens it at once, without hydrating the page it leaves', async ({
    page,
  }) => {
    const started: string[] = [];
    await page.exposeFunction('reportStart', (path: string) => started.push(path));
    await page.addInitScript((event) => {
      addEventListener(event, () => Reflect.get(window, 'reportStart')(location.pathname));
    }, HYDRATED_EVENT);
    const scriptsFetched = () =>
      page.locator('link[rel="modulepreload"]').first().waitFor({ state: 'attached' });
    await page.goto('/about-us');
    await scriptsFetched();
    await page.locator('main a[href="/services"]').first().tap();
    await page.waitForURL('/services');
    await scriptsFetched();
    expect(started).toEqual([]);

    await page.locator('header summary:visible').first().tap();
    await expect.poll(() => started).toEqual(['/services']);
  });
});
