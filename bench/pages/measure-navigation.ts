import type { ElementHandle, Page } from '@playwright/test';
import type { Visit } from './visit.ts';

const REPORT = 'reportHeading';
const PRESS = 'bench: press';
const LONGEST = 20_000;

/**
 * Follows the first link in the page's text to another page.
 * @param how 'point' hovers first, which lets the page prefetch; 'tap' does not hover
 * @returns the milliseconds from the press until the next heading is painted
 */
export async function measureNavigation(
  { page, network }: Visit,
  how: 'point' | 'tap',
): Promise<number> {
  const link = await linkOf(page);
  // With `trial`, Playwright scrolls to the link but does not tap.
  await (how === 'point' ? link.hover() : link.tap({ trial: true }));
  const { x, y, target } = await link.evaluate((element) => {
    const { left, top } = element.getClientRects()[0] ?? element.getBoundingClientRect();
    return { x: left + 2, y: top + 2, target: element.pathname };
  });
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  // The page reports the heading itself, because polling would slow the page down.
  await page.exposeFunction(REPORT, resolve);
  await page.addInitScript(watchHeading, { target, names: { REPORT, PRESS } });
  await page.evaluate(watchHeading, { target, names: { REPORT, PRESS } });
  await network.rest();
  const timer = setTimeout(() => reject(new Error(`no other heading in ${LONGEST} ms`)), LONGEST);
  try {
    await (how === 'point' ? page.mouse.click(x, y) : page.touchscreen.tap(x, y));
    return await promise;
  } finally {
    clearTimeout(timer);
  }
}

type Watch = { target: string; names: { REPORT: string; PRESS: string } };

/**
 * Runs in each document. `performance.now()` starts at zero in each document, so the times of the
 * press and of the heading include the time origin.
 */
function watchHeading({ target, names }: Watch): void {
  const before = document.querySelector('h1');
  const text = before?.textContent;
  const report = () =>
    Reflect.get(
      window,
      names.REPORT,
    )(performance.timeOrigin + performance.now() - Number(sessionStorage.getItem(names.PRESS)));
  const look = () => {
    const heading = document.querySelector('h1');
    const isThere =
      location.pathname === target &&
      heading?.checkVisibility() &&
      (heading !== before || heading.textContent !== text);
    requestAnimationFrame(isThere ? report : look);
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
    const links = [
      ...document.querySelectorAll<HTMLAnchorElement>('main a[href]'),
      ...document.querySelectorAll<HTMLAnchorElement>('a[href]'),
    ];
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
