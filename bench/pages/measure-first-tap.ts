import type { Page } from '@playwright/test';
import { HYDRATED_EVENT } from '#delivery/hydration/data.ts';
import type { Figures } from './figures.ts';
import { bytesOf } from './measure-load.ts';
import type { Visit } from './visit.ts';

/** Selectors of controls that may need a script. The benchmark taps the first visible match. */
const CONTROLS = ['header summary', 'header button', 'summary', 'button'];
const LONGEST = 20_000;

/** Measures the milliseconds from the first tap until the page is hydrated. */
export async function measureFirstTap({ page, network }: Visit): Promise<Figures> {
  const point = await pointOf(page);
  const hydration = await watchHydration(page);
  await page.touchscreen.tap(point.x, point.y);
  const firstTap = await hydration();
  await network.rest();
  await page.touchscreen.tap(point.x, point.y);
  return { firstTap, visitScriptBytes: bytesOf(network.transfers(), 'script') };
}

export async function hydrate({ page, network }: Visit): Promise<void> {
  const hydration = await watchHydration(page);
  await page.mouse.move(1, 400);
  await page.mouse.move(2, 400);
  await hydration();
  await network.rest();
}

/**
 * Starts a measurement.
 * @returns a function that waits for hydration and returns the milliseconds since the press
 */
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
