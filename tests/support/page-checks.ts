import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type Axe from 'axe-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds wrong with a page as it is shown now. Its own runner for Playwright loads axe
 * twice, for pages with frames, and reports all that passed as well, which takes twice as long.
 *
 * A joined Arabic word is narrower than its letters one by one. axe takes it for an icon of an icon
 * font and does not check its contrast. So while axe runs, every text is as wide as its letters.
 */
export async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const found = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof Axe };
    const { prototype } = CanvasRenderingContext2D;
    const { measureText } = prototype;
    prototype.measureText = ({ length }) => ({ width: 30 * length }) as TextMetrics;
    const { violations } = await axe.run(document, { resultTypes: ['violations'] });
    prototype.measureText = measureText;
    return violations;
  });
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  );
}

/** Empty where nothing is wider than the window, else what is. */
export function overflow(page: Page): Promise<string[]> {
  return page.evaluate(widerThanWindow);
}

/**
 * The width of the page and what is wider than the window, if anything. Runs in the page, so it
 * uses nothing from this file.
 */
export function widerThanWindow(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const wide = [...document.querySelectorAll('body *')].filter(
    (element) => element.scrollWidth > clientWidth,
  );
  return [
    `${scrollWidth} > ${clientWidth}`,
    ...wide.map((element) => element.outerHTML.slice(0, 120)),
  ];
}
