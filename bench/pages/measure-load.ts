import type { CDPSession, Page } from '@playwright/test';
import type { Figures, Kind } from './figures.ts';
import { layoutShift } from './statistics.ts';
import type { Visit } from './visit.ts';
import type { Transfer } from './watch-network.ts';

const KINDS: Kind[] = ['html', 'script', 'style', 'font', 'image', 'other'];
/** An image with this many visible pixels counts as a picture. Smaller images are icons. */
const PICTURE = 10_000;

/**
 * Measures a loaded page. Reads the thread times first, because the other queries increase them.
 */
export async function measureLoad({ page, session, network }: Visit): Promise<Figures> {
  const thread = await threadTimes(session);
  return { ...thread, ...transferred(network.transfers()), ...(await paints(page)) };
}

async function threadTimes(session: CDPSession): Promise<Figures> {
  const { metrics } = await session.send('Performance.getMetrics');
  const milliseconds = (name: string) =>
    1000 * (metrics.find((metric) => metric.name === name)?.value ?? 0);
  return {
    scriptTime: milliseconds('ScriptDuration') + milliseconds('V8CompileDuration'),
    mainThreadTime: milliseconds('TaskDuration') - milliseconds('DevToolsCommandDuration'),
  };
}

/** @internal exported for its test */
export function transferred(transfers: Transfer[]): Figures {
  const figures: Figures = {};
  for (const kind of KINDS) figures[`${kind}Bytes`] = bytesOf(transfers, kind);
  return { ...figures, fontFiles: transfers.filter(({ kind }) => kind === 'font').length };
}

export function bytesOf(transfers: Transfer[], wanted: Kind): number {
  return transfers.filter(({ kind }) => kind === wanted).reduce((sum, { bytes }) => sum + bytes, 0);
}

async function paints(page: Page): Promise<Figures> {
  const { shifts, ...figures } = await page.evaluate((picture) => {
    const recorded = (type: string): PerformanceEntry[] => {
      const observer = new PerformanceObserver(() => {});
      observer.observe({ type, buffered: true });
      return observer.takeRecords();
    };
    const number = (entry: PerformanceEntry, key: string) => Number(Reflect.get(entry, key));
    const [html] = performance.getEntriesByType('navigation');
    const fetched = performance.getEntriesByType('resource');
    const blocking = fetched.filter(
      (entry) => Reflect.get(entry, 'renderBlockingStatus') === 'blocking',
    );
    const loadedAt = html ? number(html, 'loadEventStart') : 0;
    const isVisible = (element: Element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      const width = Math.min(right, innerWidth) - Math.max(left, 0);
      const height = Math.min(bottom, innerHeight) - Math.max(top, 0);
      return width > 0 && height > 0 && width * height >= picture && element.checkVisibility();
    };
    return {
      requests: 1 + fetched.filter(({ startTime }) => startTime < loadedAt).length,
      blockingBytes: [html, ...blocking].reduce(
        (sum, entry) => sum + (entry ? number(entry, 'encodedBodySize') : 0),
        0,
      ),
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      largestPaint: recorded('largest-contentful-paint').at(-1)?.startTime,
      hasPicture: Number([...document.querySelectorAll('img, svg, video, canvas')].some(isVisible)),
      shifts: recorded('layout-shift')
        .filter((entry) => !Reflect.get(entry, 'hadRecentInput'))
        .map((entry) => ({ at: entry.startTime, value: number(entry, 'value') })),
    };
  }, PICTURE);
  const { firstPaint, largestPaint, ...rest } = figures;
  return {
    ...rest,
    ...(firstPaint === undefined ? {} : { firstPaint }),
    ...(largestPaint === undefined ? {} : { largestPaint }),
    layoutShift: layoutShift(shifts),
  };
}
