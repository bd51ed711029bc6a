import type { Page } from '@playwright/test';

/** Waits until no transition runs. A transition that ends may start another one. */
export async function transitionsEnd(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
}
