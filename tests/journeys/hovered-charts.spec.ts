import { expect, test } from '@playwright/test';
import { journeyLanguages } from '#tests/support/scope.ts';
import { editions } from '#tests/support/words.ts';

const CHARTS = [
  ['/services', '.service-row', '.week-bar'],
  ['/case-studies', '.study-row', '.unit-chart'],
  ['/', '.reading', '.unit-chart'],
] as const;

for (const { code, dir, prefix } of journeyLanguages(editions))
  for (const [path, rows, charts] of CHARTS)
    test(`a chart of ${path} is drawn again under the pointer, from its start (${code})`, async ({
      page,
    }) => {
      await page.goto(`${prefix}${path}`);
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(`:is(.unit-chart, .week-bar) {
          animation-play-state: paused !important;
          animation-delay: -100ms !important;
        }`);
        document.adoptedStyleSheets = [sheet];
      });
      const row = page
        .locator(rows)
        .filter({ has: page.locator(charts) })
        .first();
      const chart = row.locator(charts).first();
      await row.hover();
      await expect(chart).toHaveCSS('animation-name', /draw-again/);
      const halfway = await chart.evaluate((element) => getComputedStyle(element).clipPath);
      const sides = halfway.match(/calc\([^)]*\)|-?[\d.]+(?:%|px)/g) ?? [];
      expect(sides, halfway).toHaveLength(4);
      // A mirrored chart is clipped before it is mirrored.
      const isMirrored = await chart.evaluate(
        (element) => getComputedStyle(element).scale === '-1 1',
      );
      const end = dir === 'rtl' && !isMirrored ? 3 : 1;
      const hidden = Number.parseFloat(/[\d.]+(?=%)/.exec(sides[end] ?? '')?.[0] ?? '');
      expect(hidden, halfway).toBeGreaterThan(5);
      expect(hidden, halfway).toBeLessThan(95);
    });
