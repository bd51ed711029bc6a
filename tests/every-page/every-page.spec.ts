import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { builtPages } from '#tests/support/addresses.ts';
import { openHydrated } from '#tests/support/hydrate.ts';
import { watchForTrouble } from '#tests/support/trouble.ts';

const NARROWEST = { width: 320, height: 640 };

for (const { address, language } of builtPages()) {
  test(`${address} opens, says what it is, and works without a complaint`, async ({ page, baseURL }) => {
    const trouble = await watchForTrouble(page, baseURL ?? '');
    const answer = page.waitForResponse((response) => response.request().isNavigationRequest());
    await openHydrated(page, address);
    expect((await answer).status()).toBe(200);

    await expect(page.locator('html')).toHaveAttribute('lang', language.code);
    await expect(page.locator('html')).toHaveAttribute('dir', language.dir);
    await expect(page).toHaveTitle(/\S/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(skippedLevels(await headingLevels(page))).toEqual([]);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'index, follow');
    expect(await violations(page)).toEqual([]);
    expect(await trouble()).toEqual([]);
  });

  test(`${address} fits the narrowest phone`, async ({ page }) => {
    await page.setViewportSize(NARROWEST);
    await page.goto(address);
    expect(await overflow(page)).toEqual([]);
    await page.locator('summary').filter({ visible: true }).click();
    expect(await overflow(page)).toEqual([]);
  });
}

for (const address of ['/', '/about-us', '/contact', '/services/ai-strategy', '/ar', '/ar/about-us', '/ar/contact', '/ar/services/ai-strategy']) {
  test(`${address} can be read in the dark`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await openHydrated(page, address);
    expect(await violations(page)).toEqual([]);
  });
}

async function violations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`));
}

function headingLevels(page: Page): Promise<number[]> {
  return page.getByRole('heading').evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
}

/** Each step down that leaves a level out. */
function skippedLevels(levels: number[]): string[] {
  return levels.flatMap((level, index) => {
    const before = levels[index - 1] ?? 0;
    return level > before + 1 ? [`h${before} is followed by h${level}`] : [];
  });
}

/** Empty where nothing is wider than the window, else what is. */
function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter((element) => element.scrollWidth > clientWidth);
    return [`${scrollWidth} > ${clientWidth}`, ...wide.map((element) => element.outerHTML.slice(0, 120))];
  });
}
