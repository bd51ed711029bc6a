import type { Page } from '@playwright/test';
import { HYDRATED_EVENT } from '#app/boot/hydrate.ts';
import type { Figures } from './figures.ts';
import { bytesOf } from './measure-load.ts';
import type { Visit } from './visit.ts';

/** What a thumb finds first that a script may serve: the menu's button, else any other. */
const CONTROLS = ['header summary', 'header button', 'summary', 'button'];
/** How long React is waited for, in milliseconds. */
const LONGEST = 20_000;

/**
 * Taps the menu's button of a page that rests, and again, which closes it.
 * @returns how long React took from the first tap on
 */
export async function measureFirstTap({ page, network }: Visit): Promise<Figures> {
  const point = await pointOf(page);
  const hydration = await watchHydration(page);
  await page.touchscreen.tap(point.x, point.y);
  const firstTap = await hydration();
  await network.rest();
  await page.touchscreen.tap(point.x, point.y);
  return { firstTap, visitScriptBytes: bytesOf(network.transfers(), 'script') };
}

/** Moves the pointer, which is what the page waits for, until React has taken over. */
export async function hydrate({ page, network }: Visit): Promise<void> {
  const hydration = await watchHydration(page);
  await page.mouse.move(1, 400);
  await page.mouse.move(2, 400);
  await hydration();
  await network.rest();
}

/** @returns what waits for React, and says how long it took from the press before; milliseconds */
async function watchHydration(page: Page): Promise<() => Promise<number>> {
  const watch = await page.evaluateHandle(
    ({ event, longest }) => {
      let pressed = Number.NaN;
      const press = ({ timeStamp }: Event) => {
        pressed = timeStamp;
      };
      addEventListener('pointerdown', press, { capture: true, once: true });
      const latency = new Promise<number>((resolve, reject) => {
        addEventListener(event, () => resolve(performance.now() - pressed), { once: true });
        setTimeout(() => reject(new Error(`no "${event}" in ${longest} ms`)), longest);
      });
      return { latency };
    },
    { event: HYDRATED_EVENT, longest: LONGEST },
  );
  return () => watch.evaluate(({ latency }) => latency);
}

async function pointOf(page: Page): Promise<{ x: number; y: number }> {
  const point = await page.evaluate((controls) => {
    for (const selector of controls) {
      for (const element of document.querySelectorAll(selector)) {
        const { x, y, width, height } = element.getBoundingClientRect();
        const middle = { x: x + width / 2, y: y + height / 2 };
        if (width > 0 && element.contains(document.elementFromPoint(middle.x, middle.y)))
          return middle;
      }
    }
    return undefined;
  }, CONTROLS);
  if (!point) throw new Error('no button on the first screen');
  return point;
}
