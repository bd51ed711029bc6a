import type { Page } from '@playwright/test';
import { HYDRATED_EVENT } from '#delivery/hydration/data.ts';

export async function openHydrated(page: Page, path: string): Promise<void> {
  await watchHydration(page);
  await page.goto(path);
  await hydrate(page);
}

/** Opens a page whose clock moves only when the test moves it. */
export async function openWithStoppedClock(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await openHydrated(page, path);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

/** Makes every new page set a flag as soon as React is ready. hydrate() waits for the flag. */
export async function watchHydration(page: Page): Promise<void> {
  await page.addInitScript(
    (event) => addEventListener(event, () => Object.assign(window, { isHydrated: true })),
    HYDRATED_EVENT,
  );
}

/** Starts React by moving the pointer, and waits until React is ready. */
export async function hydrate(page: Page): Promise<void> {
  await page.mouse.move(1, 400);
  await page.mouse.move(2, 400);
  await page.waitForFunction(() => 'isHydrated' in window);
}
