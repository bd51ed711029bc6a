import type { Page } from '@playwright/test';

/** Waits until no transition runs. The end of a transition may start another transition. */
export async function transitionsEnd(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
}
