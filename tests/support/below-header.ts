import { expect, type Locator } from '@playwright/test';

/** Waits until an element is on the screen with its top below the fixed header. */
export async function expectBelowHeader(element: Locator): Promise<void> {
  const page = element.page();
  await expect(element).toBeInViewport();
  const header = await page.getByRole('banner').boundingBox();
  await expect
    .poll(async () => (await element.boundingBox())?.y ?? Number.NaN, `top of ${element}`)
    .toBeGreaterThanOrEqual(header?.height ?? Number.NaN);
}
