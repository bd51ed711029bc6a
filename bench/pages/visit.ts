import type { Browser, CDPSession, Page } from '@playwright/test';
import { type Network, watchNetwork } from './watch-network.ts';

export type Visit = {
  page: Page;
  session: CDPSession;
  network: Network;
  close: () => Promise<void>;
};

/**
 * A phone on a slow connection: 1.6 Mbit/s down, 750 kbit/s up, 150 ms round trip. The factors 0.9
 * and 3.75 are those of Lighthouse (`mobileSlow4G` in core/config/constants.js).
 */
export const SLOW = {
  down: (1.6 * 1024 * 1024 * 0.9) / 8,
  up: (750 * 1024 * 0.9) / 8,
  /**
   * Milliseconds until the first answer. They include DNS, connection and TLS, which the browser
   * does not throttle.
   */
  firstAnswer: 150 * 3.75,
  roundTrip: 150,
  cpu: 4,
};
const SCREEN = { width: 390, height: 844 };

/** Opens a URL with a new profile and an empty cache, and waits until the page is idle. */
export async function openVisit(
  browser: Browser,
  url: string,
  { isSlow }: { isSlow: boolean },
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: SCREEN,
    isMobile: true,
    hasTouch: true,
    locale: 'en-GB',
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const network = await watchNetwork(session);
    if (isSlow) await slowDown(session, SLOW.firstAnswer);
    // Measure the CPU time of threads, because other programs on the machine do not affect it.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const answer = await page.goto(url, { waitUntil: 'commit' });
    if (!answer?.ok()) throw new Error(`${url} answered ${answer?.status()}`);
    await network.rest();
    // The connection is now open, so later requests wait for only one round trip.
    if (isSlow) await slowDown(session, SLOW.roundTrip);
    return { page, session, network, close: () => context.close() };
  } catch (error) {
    await context.close();
    throw error;
  }
}

async function slowDown(session: CDPSession, latency: number): Promise<void> {
  const { down, up, cpu } = SLOW;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: down,
    uploadThroughput: up,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}
