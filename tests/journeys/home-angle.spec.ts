import { expect, type Page, test } from '@playwright/test';
import { openHydrated, watchHydration } from '#tests/support/hydrate.ts';
import { editions } from '#tests/support/words.ts';

function control(page: Page, label: string) {
  return page.getByRole('slider', { name: label });
}

/** The place on the scale, from 0 to 1, at which the closed lines end. */
function shareOfScale(page: Page): Promise<number> {
  return page.locator('.angle').evaluate((figure) => {
    const side = getComputedStyle(figure).direction === 'rtl' ? 'left' : 'right';
    const endOf = (part: string) => figure.querySelector(part)?.getBoundingClientRect()[side] ?? 0;
    const first = endOf('.angle-scale span:first-child');
    const last = endOf('.angle-scale span:last-child');
    return (endOf('.angle-lines > div') - first) / (last - first);
  });
}

for (const { code, prefix, pages } of editions) {
  const { label } = pages.home.angle;
  const path = prefix || '/';

  test(`arrow keys change the angle, the lines and the fragment (${code})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const slider = control(page, label);
    await slider.focus();
    await slider.press('Home');
    await expect(slider).toHaveValue('20');
    await expect(slider).toHaveAttribute('aria-valuetext', '20°');
    await slider.press(code === 'ar' ? 'ArrowLeft' : 'ArrowRight');
    await expect(slider).toHaveValue('21');
    await expect(page).toHaveURL(/#angle=21$/);
    await slider.press('End');
    await expect(slider).toHaveValue('68');
    await expect(page.locator('.angle-moved')).toHaveCount(0);
  });

  test(`closed lines end at the star, and stay in their places (${code})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const lines = page.locator('.angle-lines > div svg');
    const place = (await lines.boundingBox())?.x;
    for (const [value, share] of [
      [20, 0],
      [44, 0.5],
      [56, 0.75],
    ] as const) {
      await control(page, label).fill(String(value));
      await expect.poll(() => shareOfScale(page)).toBeCloseTo(share, 2);
      expect((await lines.boundingBox())?.x).toBeCloseTo(place ?? 0, 0);
    }
  });

  test(`the drawn star moves with the thumb, and a mouse can drag it (${code})`, async ({
    page,
  }) => {
    // During the opening, the thumb moves and can be under the pointer.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const lines = await page.locator('.angle-lines').boundingBox();
    if (!lines) throw new Error('The lines are not visible');
    await page.mouse.click(lines.x + lines.width / 2, lines.y + lines.height / 2);
    await expect(control(page, label)).toHaveValue('44');
    const placeOfStar = async () => {
      const star = await page.locator('.angle-goal').boundingBox();
      return star && (star.x + star.width / 2 - lines.x) / lines.width;
    };
    await expect.poll(placeOfStar).toBeCloseTo(0.5, 1);
  });

  test(`the opening ends when a visitor takes the star (${code})`, async ({ page }) => {
    await openHydrated(page, path);
    const opening = () =>
      page.locator('.angle').evaluate((figure) => figure.getAnimations({ subtree: true }).length);
    // A drawing that appears again begins with its opening.
    await page.locator('.angle').evaluate((figure) => {
      figure.style.display = 'none';
      figure.getBoundingClientRect();
      figure.style.display = '';
    });
    expect(await opening()).toBeGreaterThan(0);
    await control(page, label).focus();
    expect(await opening()).toBe(0);
  });

  test(`the opening plays only once (${code})`, async ({ page }) => {
    await openHydrated(page, path);
    await page.locator('.header-nav').getByRole('link').first().click();
    await expect(page.locator('.angle')).toHaveCount(0);
    await page.locator('.site-header .brand').click();
    await page.locator('.angle').waitFor();
    const opening = await page
      .locator('.angle')
      .evaluate((figure) => figure.getAnimations({ subtree: true }).length);
    expect(opening).toBe(0);
  });

  test(`a shared fragment shows its angle without an interaction (${code})`, async ({ page }) => {
    await page.goto(`${path}#angle=44`);
    await expect(control(page, label)).toHaveValue('44');
    await expect(control(page, label)).toHaveAttribute('aria-valuetext', '44°');
    await expect.poll(() => shareOfScale(page)).toBeCloseTo(0.5, 2);
  });

  test(`the thumb stands at its angle on the scale (${code})`, async ({ page }) => {
    await page.goto(`${path}#angle=32`);
    await expect(control(page, label)).toHaveAttribute('aria-valuetext', '32°');
    const box = await control(page, label).boundingBox();
    const reading = await page.locator('.angle-scale span').nth(1).boundingBox();
    if (!box || !reading) throw new Error('The scale is not visible');
    const share = (reading.x - box.x) / box.width;
    expect(code === 'ar' ? 1 - share : share).toBeCloseTo(0.25, 1);
  });

  for (const width of [390, 1280])
    test(`the star stands above each value of the scale (${code}, ${width} px)`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      const middle = async (star: string) => {
        const box = await page.locator(star).boundingBox();
        return (box?.y ?? 0) + (box?.height ?? 0) / 2;
      };
      const atRest = await middle('.angle-goal');
      for (const [index, value] of [20, 32, 44, 56].entries()) {
        await control(page, label).fill(String(value));
        await expect(control(page, label)).toHaveAttribute('aria-valuetext', `${value}°`);
        const reading = await page.locator('.angle-scale span').nth(index).boundingBox();
        const offset = async () => {
          const star = await page.locator('.angle-goal').boundingBox();
          return Math.abs((star?.x ?? 0) + (star?.width ?? 0) / 2 - (reading?.x ?? 0));
        };
        await expect.poll(offset).toBeLessThan(3);
        expect(Math.abs((await middle('.angle-goal')) - atRest)).toBeLessThan(3);
      }
    });
}

test('the opening moves only boxes, so the star stays above the pointer', async ({ page }) => {
  await page.goto('/', { waitUntil: 'commit' });
  const moving = await page.waitForFunction(() => {
    const names = document
      .getAnimations()
      .filter((animation) => animation instanceof CSSAnimation)
      .filter(({ animationName }) => animationName.startsWith('angle-'))
      .map(({ effect }) => (effect as KeyframeEffect).target?.localName);
    return names.length > 2 && [...new Set(names)].join();
  });
  // Browsers move an SVG on the main thread, so it lags behind the boxes.
  expect(await moving.jsonValue()).toBe('div,span');
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const { code, prefix, pages } of editions)
    test(`a tap on the scale moves the star, and a swipe only scrolls (${code})`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(prefix || '/');
      const slider = control(page, pages.home.angle.label);
      for (const part of ['.angle-lines', '.angle-scale']) {
        await swipe(page, part);
        await expect(slider).toHaveValue('68');
      }
      // A tap while the page still moves after a swipe only stops it.
      await page.goto('about:blank');
      await page.goto(prefix || '/', { waitUntil: 'networkidle' });
      const scale = await page.locator('.angle-scale').boundingBox();
      if (!scale) throw new Error('The scale is not visible');
      await page.touchscreen.tap(scale.x + scale.width / 2, scale.y + 8);
      await expect(slider).toHaveValue('44');
    });

  test('a swipe only scrolls, also if React starts after it', async ({ page }) => {
    await watchHydration(page);
    const isOver = Promise.withResolvers<void>();
    await page.route(/\.js$/, async (route) => {
      await isOver.promise;
      await route.continue();
    });
    await page.goto('/');
    await swipe(page, '.angle-scale');
    isOver.resolve();
    await page.waitForFunction(() => 'isHydrated' in window);
    await expect(page.locator('.angle-scale input')).toHaveValue('68');
  });
});

/** Touches a part at its middle, moves the finger up, and waits until the page has scrolled. */
async function swipe(page: Page, part: string) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number, y?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: x && y ? [{ x, y }] : [] });
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const box = await page.locator(part).boundingBox();
  if (!box) throw new Error(`${part} is not visible`);
  const x = box.x + box.width / 2;
  await touch('touchStart', x, box.y + 8);
  for (let moved = 20; moved <= 200; moved += 20) await touch('touchMove', x, box.y + 8 - moved);
  await touch('touchEnd');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the control is not offered, and the scale explains the lines', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('slider')).toHaveCount(0);
    await expect(page.locator('.angle-scale')).toContainText('68°');
  });
});
