import { expect, type Locator, type Page, test } from '@playwright/test';
import { journeyLanguages } from '#tests/support/scope.ts';
import { transitionsEnd } from '#tests/support/transitions-end.ts';
import { editions } from '#tests/support/words.ts';

/** Links of lists, which get a line below them under the pointer. */
const LINKS = [
  ['/help-center', '.help-topics li:nth-child(2) a'],
  ['/news', '.site-footer nav li:first-child a'],
] as const;

for (const { code, dir, prefix } of journeyLanguages(editions)) {
  for (const [path, link] of LINKS)
    test(`a line below a link of ${path} is drawn from its start (${code})`, async ({ page }) => {
      await page.goto(`${prefix}${path}`);
      const hovered = page.locator(link).first();
      const before = await hovered.boundingBox();
      await hovered.hover();
      await expect(hovered).toHaveCSS('animation-name', 'rule');
      await expect(hovered).toHaveCSS('background-size', '100% 2px');
      const start = await hovered.evaluate(
        (element) => getComputedStyle(element).backgroundPosition,
      );
      expect(start).toBe(dir === 'rtl' ? '100% 100%' : '0% 100%');
      const after = await hovered.boundingBox();
      expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);
    });

  test(`a card shows its line under the pointer and with focus (${code})`, async ({ page }) => {
    await page.goto(`${prefix}/blog`);
    const card = page.locator('.posts > .card').nth(1);
    expect(await hiddenLine(card)).toBe(true);
    await card.hover();
    await expect.poll(() => hiddenLine(card)).toBe(false);
    await page.mouse.move(0, 0);
    await expect.poll(() => hiddenLine(card)).toBe(true);
    await card.getByRole('link').first().focus();
    await expect.poll(() => hiddenLine(card)).toBe(false);
  });

  test(`a closing band draws its stars again under the pointer (${code})`, async ({ page }) => {
    await page.goto(`${prefix}/news`);
    const stars = page.locator('.next-step-art > *');
    await page.locator('.next-step .button').hover();
    await expect(stars).toHaveCSS('animation-name', /draw-again/);
    await transitionsEnd(page);
    await page.mouse.move(0, 0);
    // The first drawing must not start again when the pointer leaves.
    await expect(stars).toHaveCSS('animation-name', 'appear');
    expect(await running(page)).toEqual([]);
  });

  test(`nothing moves for visitors who prefer reduced motion (${code})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${prefix}/help-center`);
    await page.locator('.help-topics a').first().hover();
    await page.locator('.next-step .button').hover();
    expect(await running(page)).toEqual([]);
  });
}

function hiddenLine(card: Locator): Promise<boolean> {
  return card.evaluate(
    (element) => getComputedStyle(element, '::after').clipPath.replace('0px ', '') !== 'inset(0px)',
  );
}

/** The names of the animations of drawings and lines that run. */
function running(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .flatMap((animation) => (animation instanceof CSSAnimation ? animation.animationName : [])),
  );
}
