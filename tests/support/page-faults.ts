import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds wrong with a page as it is shown now. */
export async function violations(page: Page): Promise<string[]> {
  // No page has frames: otherwise the results of each would be put together in a page of their own, axe and all.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`));
}

/** Empty where nothing is wider than the window, else what is. */
export function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter((element) => element.scrollWidth > clientWidth);
    return [`${scrollWidth} > ${clientWidth}`, ...wide.map((element) => element.outerHTML.slice(0, 120))];
  });
}
