import type { Page } from '@playwright/test';
import { HYDRATED_EVENT } from '#app/boot/hydrate.ts';

/** Opens an address and waits until React has taken the page over. */
export async function openHydrated(page: Page, address: string): Promise<void> {
  await watchHydration(page);
  await page.goto(address);
  await hydrate(page);
}

/** As openHydrated, and from then on time passes only as the test says. */
export async function openWithStoppedClock(page: Page, address: string): Promise<void> {
  await page.clock.install();
  await openHydrated(page, address);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

/** Lets hydrate() know when React has arrived, on every page that is opened from now on. */
export async function watchHydration(page: Page): Promise<void> {
  await page.addInitScript((event) => addEventListener(event, () => Object.assign(window, { isHydrated: true })), HYDRATED_EVENT);
}

/** Moves the pointer, which is what the page waits for, until React has taken over. */
export async function hydrate(page: Page): Promise<void> {
  await page.mouse.move(1, 400);
  await page.mouse.move(2, 400);
  await page.waitForFunction(() => 'isHydrated' in window);
}
