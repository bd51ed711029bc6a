import type { Page } from '@playwright/test';

/** Waits until no transition runs. The page may replace a transition by another. */
export async function transitionsEnd(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
}
