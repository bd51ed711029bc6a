import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type Axe from 'axe-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Returns the accessibility errors that axe finds on a page. `@axe-core/playwright` would take
 * twice as long.
 */
export async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const found = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof Axe };
    const { prototype } = CanvasRenderingContext2D;
    const { measureText } = prototype;
    // Joined Arabic letters are narrow, so axe would regard an Arabic word as an icon. With these
    // widths, axe checks every text.
    prototype.measureText = ({ length }) => ({ width: 30 * length }) as TextMetrics;
    const { violations } = await axe.run(document, { resultTypes: ['violations'] });
    prototype.measureText = measureText;
    return violations;
  });
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  );
}

export function overflow(page: Page): Promise<string[]> {
  return page.evaluate(widerThanWindow);
}

/** Returns the elements that make the page wider than the window. Runs in the page. */
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
