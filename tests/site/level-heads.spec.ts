import { expect } from '@playwright/test';
import { builtPages } from '#tests/support/built-pages.ts';
import { test } from '#tests/support/no-script-test.ts';
import { onePerTemplate } from '#tests/support/page-templates.ts';

test('a text beside a heading begins on the line of the heading', async ({ unscripted: page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  let pairs = 0;
  for (const { address } of onePerTemplate(builtPages())) {
    await page.goto(address || '/');
    const distances = await page
      .locator(':is(.level, .level-masthead > .masthead-words) > :is(h1, h2, h3)')
      .evaluateAll((headings) => {
        const baselineOf = (element: Element) => {
          const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
          let text = texts.nextNode();
          while (text && !text.textContent?.trim()) text = texts.nextNode();
          if (!text) return Number.NaN;
          // The lower edge of an empty inline block is on the baseline.
          const mark = document.createElement('span');
          mark.style.display = 'inline-block';
          text.parentNode?.insertBefore(mark, text);
          const { bottom } = mark.getBoundingClientRect();
          mark.remove();
          return bottom;
        };
        return headings.flatMap((heading) => {
          const beside = heading.nextElementSibling;
          const isProse = beside?.matches('p, .prose') || beside?.querySelector(':scope > .prose');
          if (!beside || !isProse) return [];
          // Some narrow columns have the heading above the text.
          const [one, other] = [heading, beside].map((part) => part.getBoundingClientRect());
          if (!one || !other || (one.left < other.right && other.left < one.right)) return [];
          return [Math.abs(baselineOf(beside) - baselineOf(heading))];
        });
      });
    pairs += distances.length;
    for (const distance of distances) expect(distance, address).toBeLessThan(1.5);
  }
  expect(pairs).toBeGreaterThan(20);
});
