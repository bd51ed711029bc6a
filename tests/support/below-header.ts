import { expect, type Locator } from '@playwright/test';

/** Waits until the top of an element is on the screen, below the fixed header. */
export async function expectBelowHeader(element: Locator): Promise<void> {
  const page = element.page();
  await expect(element).toBeInViewport();
  const header = await page.getByRole('banner').boundingBox();
  await expect
    .poll(async () => (await element.boundingBox())?.y ?? Number.NaN, `top of ${element}`)
    .toBeGreaterThanOrEqual(header?.height ?? Number.NaN);
}
