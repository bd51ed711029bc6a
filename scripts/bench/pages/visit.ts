import type { Browser, CDPSession, Page } from '@playwright/test';
import { type Network, watchNetwork } from './watch-network.ts';

export type Visit = { page: Page; session: CDPSession; network: Network; close: () => Promise<void> };

/** A phone on a slow connection: bytes a second, milliseconds, and how many times slower than this machine it computes. */
export const SLOW = { down: 1_600_000 / 8, up: 750_000 / 8, roundTrip: 150, cpu: 4 };
const SCREEN = { width: 390, height: 844 };

/** Opens an address as somebody does who was never there: another profile, an empty cache. Ends when the page rests. */
export async function openVisit(browser: Browser, url: string, { isSlow }: { isSlow: boolean }): Promise<Visit> {
  const context = await browser.newContext({ viewport: SCREEN, isMobile: true, hasTouch: true, locale: 'en-GB' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const network = await watchNetwork(session);
    if (isSlow) await slowDown(session);
    // The thread's own time: other programs of this machine do not lengthen it.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const answer = await page.goto(url, { waitUntil: 'commit' });
    if (!answer?.ok()) throw new Error(`${url} answered ${answer?.status()}`);
    await network.rest();
    return { page, session, network, close: () => context.close() };
  } catch (error) {
    await context.close();
    throw error;
  }
}

async function slowDown(session: CDPSession): Promise<void> {
  const { down, up, roundTrip, cpu } = SLOW;
  await session.send('Network.emulateNetworkConditions', { offline: false, latency: roundTrip, downloadThroughput: down, uploadThroughput: up });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}
