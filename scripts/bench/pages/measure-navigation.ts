import type { ElementHandle, Page } from '@playwright/test';
import type { Visit } from './visit.ts';

const HEADING = 'bench: heading';
const PRESS = 'bench: press';
/** How long the next page is waited for, in milliseconds. */
const LONGEST = 20_000;

/**
 * Follows the first link of a page's text to another page of its site.
 * @param how 'point' lets the page fetch ahead what it wants to when the pointer is over the link, and clicks then; 'tap' does not
 * @returns milliseconds from the press until a frame after the next page's heading is there
 */
export async function measureNavigation({ page, network }: Visit, how: 'point' | 'tap'): Promise<number> {
  const link = await linkOf(page);
  if (how === 'point') {
    await link.hover();
    await network.rest();
  }
  const target = await link.evaluate((element) => element.pathname);
  await page.addInitScript(watchHeading, { target, names: { HEADING, PRESS } });
  await page.evaluate(watchHeading, { target, names: { HEADING, PRESS } });
  await (how === 'point' ? link.click() : link.tap());
  await page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, HEADING, { timeout: LONGEST, polling: 100 });
  return page.evaluate(
    ({ HEADING, PRESS }) => {
      const seen = performance.timeOrigin + (performance.getEntriesByName(HEADING)[0]?.startTime ?? Number.NaN);
      return seen - Number(sessionStorage.getItem(PRESS));
    },
    { HEADING, PRESS },
  );
}

/**
 * Runs in the page, and in the one after where the browser loads it whole: notes when the link is pressed and when
 * another heading is there. Clocks of two documents agree by their origin.
 */
function watchHeading({ target, names }: { target: string; names: { HEADING: string; PRESS: string } }): void {
  const before = document.querySelector('h1');
  const text = before?.textContent;
  const look = () => {
    const heading = document.querySelector('h1');
    const isThere = location.pathname === target && heading?.checkVisibility() && (heading !== before || heading.textContent !== text);
    requestAnimationFrame(isThere ? () => performance.mark(names.HEADING) : look);
  };
  const note = ({ timeStamp }: Event) => {
    sessionStorage.setItem(names.PRESS, String(performance.timeOrigin + timeStamp));
    look();
  };
  if (before) addEventListener('pointerdown', note, { capture: true, once: true });
  else look();
}

async function linkOf(page: Page): Promise<ElementHandle<HTMLAnchorElement>> {
  const found = await page.evaluateHandle(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]'), ...document.querySelectorAll<HTMLAnchorElement>('a[href]')];
    return links.find(
      (link) =>
        link.origin === location.origin &&
        link.pathname !== location.pathname &&
        !/\.\w+$/.test(link.pathname) &&
        !link.hash &&
        !link.target &&
        !link.hreflang &&
        !link.hasAttribute('download') &&
        link.checkVisibility(),
    );
  });
  const link = found.asElement();
  if (!link) throw new Error('no link to another page');
  return link;
}
