import { expect, type Locator, type Page, test } from '@playwright/test';
import { journeyLanguages } from '#tests/support/scope.ts';
import { editions } from '#tests/support/words.ts';

const DARK_GROUND = 'rgb(10, 15, 13)';
const DARK_FIELD = 'rgb(17, 24, 22)';
const READABLE = 4.5;

function lowestContrast(page: Page): Promise<number> {
  const texts = page.locator('h1, h2, h3, p, li, dt, dd, td, th, main a, footer a');
  return texts.filter({ visible: true }).evaluateAll((elements) => {
    const parse = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
    const luminance = ([red = 0, green = 0, blue = 0]: number[]) => {
      const linear = (part: number) =>
        part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4;
      return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
    };
    const ground = (element: Element | null): number[] => {
      if (!element) return [255, 255, 255];
      const color = parse(getComputedStyle(element).backgroundColor);
      return color[3] === 0 ? ground(element.parentElement) : color;
    };
    const contrasts = elements.map((element) => {
      const [dark = 0, light = 0] = [
        luminance(parse(getComputedStyle(element).color)),
        luminance(ground(element)),
      ].toSorted();
      return (light + 0.05) / (dark + 0.05);
    });
    return Math.min(...contrasts);
  });
}

for (const { code, prefix, pages } of journeyLanguages(editions)) {
  test(`nothing scrolls smoothly for a reader who prefers reduced motion (${code})`, async ({
    page,
  }) => {
    await page.goto(prefix || '/');
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
  });

  test(`a bar in the middle of the window has its whole length (${code})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(`${prefix}/services`);
    const bar = page.locator('.week-bar').nth(4);
    const clip = () => bar.evaluate((element) => getComputedStyle(element).clipPath);
    await bar.evaluate((element) => {
      const { top } = element.getBoundingClientRect();
      scrollBy({ top: top - innerHeight / 2, behavior: 'instant' });
    });
    await expect.poll(clip).toMatch(/^inset\(-1px( calc\(0% - 1px\))?\)$/);
  });

  for (const path of ['', '/contact', '/privacy-policy', '/blog/ai-innovation', '/no-such-page']) {
    test(`a dark system gives the dark theme with readable text (${code} ${path || '/'})`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.goto(`${prefix}${path}` || '/');
      await expect(page.locator('body')).toHaveCSS('background-color', DARK_GROUND);
      expect(await lowestContrast(page)).toBeGreaterThanOrEqual(READABLE);
    });
  }

  test(`in a dark system a page and its header stay dark when scrolled (${code})`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(`${prefix}/careers#roles`);
    await expect(page.locator('body')).toHaveCSS('background-color', DARK_GROUND);
    const header = page.getByRole('banner');
    await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
    await expect(header).toHaveCSS('background-color', /^rgba\(10, 15, 13, 0\.\d+\)$/);
    await expect(header).toHaveCSS('color', 'rgb(246, 241, 231)');
    expect(await lowestContrast(page)).toBeGreaterThanOrEqual(READABLE);
  });

  test(`in a dark system wrong fields have the red edge of the list (${code})`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(`${prefix}/contact`);
    const field = page.locator('#contact input[name="name"]');
    const edgeOf = (part: Locator) =>
      part.evaluate((box) => getComputedStyle(box).borderInlineStartColor);
    const edge = await edgeOf(field);
    await page.locator('#contact').evaluate((form: HTMLFormElement) => form.requestSubmit());
    const summary = page.locator('.error-summary');
    await expect(summary).toHaveCSS('background-color', DARK_FIELD);
    expect(await edgeOf(field)).not.toBe(edge);
    expect(await edgeOf(field)).toBe(await edgeOf(summary));
    expect(await lowestContrast(page)).toBeGreaterThanOrEqual(READABLE);
  });

  test(`with forced colours every button keeps a visible border (${code})`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(prefix || '/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.home.hero.headline);
    const buttons = page.locator('.button').filter({ visible: true });
    // 1 in the header, 2 in the masthead, 1 in the case, 1 in the method, 1 at the end, and 1 in the
    // newsletter form.
    await expect(buttons).toHaveCount(1 + 2 + 1 + 1 + 1 + 1);
    for (const button of await buttons.all()) {
      const look = await button.evaluate((element) => {
        const { borderBlockStartColor, borderBlockStartWidth, borderBlockStartStyle } =
          getComputedStyle(element);
        return {
          color: borderBlockStartColor,
          width: borderBlockStartWidth,
          style: borderBlockStartStyle,
          ground: getComputedStyle(document.body).backgroundColor,
        };
      });
      expect(look).toMatchObject({ width: '1px', style: 'solid' });
      expect(look.color).not.toBe(look.ground);
      expect(look.color).not.toMatch(/^rgba\(.*, 0\)$/);
    }
  });
}
