import { expect, type Page, test } from '@playwright/test';
import { SCRIPT_BUDGET } from '#scripts/weigh.ts';
import { brokenRules, looksOfArabic } from '#tests/support/arabic-looks.ts';
import { watchForComplaints } from '#tests/support/browser-complaints.ts';
import { openHydrated } from '#tests/support/hydrate.ts';
import { overflow, violations } from '#tests/support/page-checks.ts';
import { pagesToVisit } from '#tests/support/page-templates.ts';
import { firstOf } from '#tests/support/scope.ts';

const NARROWEST = { width: 320, height: 640 };
const DESKTOP = { width: 1280, height: 800 };

for (const { address, language } of pagesToVisit()) {
  test(`${address} opens without errors, with title and heading, and fits a phone`, async ({
    page,
    baseURL,
  }) => {
    const complaints = await watchForComplaints(page, baseURL ?? '');
    const answer = page.waitForResponse((response) => response.request().isNavigationRequest());
    await openHydrated(page, address);
    expect((await answer).status()).toBe(200);

    await expect(page.locator('html')).toHaveAttribute('lang', language.code);
    await expect(page.locator('html')).toHaveAttribute('dir', language.dir);
    await expect(page).toHaveTitle(/\S/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(skippedLevels(await headingLevels(page))).toEqual([]);
    expect(await violations(page)).toEqual([]);
    expect(await complaints()).toEqual([]);
    await page.waitForLoadState('networkidle');
    expect(await scriptBytes(page), 'bytes of scripts').toBeLessThanOrEqual(SCRIPT_BUDGET);

    // Resizing is twice as fast as opening the page again.
    await page.setViewportSize(NARROWEST);
    expect(await overflow(page)).toEqual([]);
    await page.getByRole('banner').locator('summary').filter({ visible: true }).click();
    expect(await overflow(page)).toEqual([]);
    for (const closed of await page.getByRole('main').locator('details').all())
      await closed.evaluate((details: HTMLDetailsElement) => details.setAttribute('open', ''));
    expect(await overflow(page)).toEqual([]);

    if (language.code !== 'ar') return;
    for (const size of [NARROWEST, DESKTOP]) {
      await page.setViewportSize(size);
      const looks = await page.evaluate(looksOfArabic);
      expect(brokenRules(looks)).toEqual({});
      expect(looks.length).toBeGreaterThan(50);
    }
  });
}

const DARK = ['', '/about-us', '/contact', '/services/ai-strategy'];
for (const address of firstOf(
  DARK.map((path) => `/ar${path}`),
  DARK.map((path) => path || '/'),
).flat()) {
  test(`${address} is readable in the dark`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await openHydrated(page, address);
    expect(await violations(page)).toEqual([]);
  });
}

test('axe reports a barrier', async ({ page }) => {
  await page.goto('/contact');
  expect(await violations(page)).toEqual([]);
  await page.evaluate(() => document.querySelector('label[for="contact-name"]')?.remove());
  expect(await violations(page)).toEqual([expect.stringMatching(/^label: .*contact-name/)]);
});

test('axe reports low contrast, in Arabic as well', async ({ page }) => {
  await page.goto('/ar/contact');
  expect(await violations(page)).toEqual([]);
  await page.locator('#email h2').evaluate((heading) => {
    heading.style.color = '#d0c8b8';
  });
  expect(await violations(page)).toEqual([expect.stringMatching(/^color-contrast: /)]);
});

function headingLevels(page: Page): Promise<number[]> {
  return page
    .getByRole('heading')
    .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
}

function scriptBytes(page: Page): Promise<number> {
  return page.evaluate(() => {
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'));
    return scripts.reduce(
      (sum, script) =>
        sum + (script instanceof PerformanceResourceTiming ? script.encodedBodySize : 0),
      0,
    );
  });
}

function skippedLevels(levels: number[]): string[] {
  return levels.flatMap((level, index) => {
    const before = levels[index - 1] ?? 0;
    return level > before + 1 ? [`h${before} is followed by h${level}`] : [];
  });
}
