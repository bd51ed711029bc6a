import { expect, type Page, test } from '@playwright/test';
import { openHydrated } from '#tests/support/hydrate.ts';
import { journeyLanguages } from '#tests/support/scope.ts';
import { editions } from '#tests/support/words.ts';

test.use({ viewport: { width: 1280, height: 800 } });

for (const { code, prefix, ui, pages } of journeyLanguages(editions)) {
  const footerLink = (page: Page, name: string) =>
    page.getByRole('contentinfo').getByRole('link', { name, exact: true });

  test(`a line moves to the menu item of a new page (${code})`, async ({ page }) => {
    await openHydrated(page, `${prefix}/careers`);
    expect(await itemAboveLine(page)).toBe(ui.navigation.company);
    const moves = await recordMoves(page);
    await page.locator('.header-nav').getByRole('link', { name: ui.navigation.services }).click();
    await expect.poll(moves).toEqual(['left', 'right']);
    await expect.poll(() => itemAboveLine(page)).toBe(ui.navigation.services);
    // From the footer, the scroll to the top begins near the top.
    await footerLink(page, ui.navigation.aboutUs).click();
    await expect.poll(() => itemAboveLine(page)).toBe(ui.navigation.about);
    expect(await page.evaluate(() => Number(document.body.dataset.began))).toBe(96);
    // A page that is not in the menu.
    await footerLink(page, ui.navigation.privacyPolicy).click();
    await expect.poll(() => itemAboveLine(page)).toBeNull();
  });

  test(`in a page that the browser loads, only the line of the menu moves (${code})`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      addEventListener('pagereveal', async ({ viewTransition }) => {
        await viewTransition?.ready;
        const parts = document
          .getAnimations()
          .map(({ effect }) => (effect as KeyframeEffect).pseudoElement)
          .filter((part) => part?.startsWith('::view-transition'));
        const { dataset } = document.documentElement;
        dataset.revealed = [...new Set(parts)].sort().join(' ');
        dataset.underPointer = document.elementFromPoint(640, 400)?.closest('main')?.id;
      });
    });
    await page.goto(`${prefix}/careers`);
    const { promise: isShown, resolve: showStyles } = Promise.withResolvers<void>();
    await page.route('**/styles/page.*.css', async (route) => {
      await isShown;
      await route.continue();
    });
    await page.evaluate((path) => location.assign(path), `${prefix}/services`);
    await expect(page.locator('html')).toHaveAttribute(
      'data-revealed',
      ['group', 'new', 'old'].map((part) => `::view-transition-${part}(current)`).join(' '),
    );
    // The page can be used while the line moves.
    await expect(page.locator('html')).toHaveAttribute('data-under-pointer', 'content');
    showStyles();
    await expect(page).toHaveURL(`${prefix}/services`);
  });

  test(`under reduced motion, a new page has no animation (${code})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openHydrated(page, `${prefix}/careers`);
    const moves = await recordMoves(page);
    await footerLink(page, ui.navigation.aboutUs).click();
    await expect(
      page.getByRole('heading', { level: 1, name: pages['about-us'].heading }),
    ).toBeFocused();
    expect(await itemAboveLine(page)).toBe(ui.navigation.about);
    expect(await moves()).toEqual([]);
  });
}

/**
 * Returns a function that reads which properties of the line in the header have moved since then.
 * The body has the scroll position at which the last new page began.
 */
async function recordMoves(page: Page): Promise<() => Promise<string[] | undefined>> {
  await page.evaluate(() => {
    const { scrollTo } = window;
    window.scrollTo = (...given: unknown[]) => {
      const { top = 0 } = Object(given[0]);
      if (top > 0) document.body.dataset.began = top;
      Reflect.apply(scrollTo, window, given);
    };
    document.body.dataset.moved = '';
    document.querySelector('.site-header')?.addEventListener('transitionrun', (event) => {
      const { pseudoElement, propertyName } = event as TransitionEvent;
      if (pseudoElement === '::after') document.body.dataset.moved += `;${propertyName}`;
    });
  });
  return () => page.evaluate(() => document.body.dataset.moved?.split(';').filter(Boolean).sort());
}

/** Returns the text of the menu item that the line is exactly below, and null if it has no width. */
const itemAboveLine = (page: Page) =>
  page.locator('.site-header').evaluate((header) => {
    const line = getComputedStyle(header, '::after');
    const [left, width] = [line.left, line.width].map(Number.parseFloat);
    if (width === 0) return null;
    const isNear = (one: number, other = 0) => Math.abs(one - other) < 1;
    const items = [...header.querySelectorAll('.header-nav .header-link')];
    const item = items.find((item) => {
      const box = item.getBoundingClientRect();
      return isNear(box.left, left) && isNear(box.width, width);
    });
    return item ? item.textContent : 'another place';
  });
