import { setTimeout as wait } from 'node:timers/promises';
import { expect, type Page, test } from '@playwright/test';
import { SPINNER_DELAY } from '#app/constants.ts';
import {
  hydrate,
  openHydrated,
  openWithStoppedClock,
  watchHydration,
} from '#tests/support/hydrate.ts';
import { journeyLanguages } from '#tests/support/scope.ts';
import { editions } from '#tests/support/words.ts';

const scrollPosition = (page: Page) => page.evaluate(() => scrollY);
const scrollTo = (page: Page, top: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top);

for (const { code, prefix, ui, pages } of journeyLanguages(editions)) {
  const footerLink = (page: Page, name: string) =>
    page.getByRole('contentinfo').getByRole('link', { name, exact: true });

  test(`following a link scrolls to the top and moves the focus to the new heading (${code})`, async ({
    page,
  }) => {
    await openHydrated(page, `${prefix}/careers`);
    await footerLink(page, ui.navigation.aboutUs).click();
    await expect(page).toHaveURL(`${prefix}/about-us`);
    await expect(
      page.getByRole('heading', { level: 1, name: pages['about-us'].heading }),
    ).toBeFocused();
    await expect.poll(() => scrollPosition(page)).toBe(0);
    await expect(page).toHaveTitle(new RegExp(`^${pages['about-us'].title} `));
  });

  test(`a page opened by a link has none of the styles of the page before (${code})`, async ({
    page,
  }) => {
    await openHydrated(page, `${prefix}/contact`);
    const ofPage = page.locator('link[href*="/styles/page."]');
    await expect(ofPage).toHaveCount(1);
    await page.getByRole('contentinfo').locator(`a[href="${prefix}/about-us"]`).click();
    await expect(page).toHaveURL(`${prefix}/about-us`);
    await expect(ofPage).toHaveCount(0);
  });

  test(`Back and Forward return to where the reader was (${code})`, async ({ page }) => {
    await openHydrated(page, prefix || '/');
    await footerLink(page, ui.navigation.careers).scrollIntoViewIfNeeded();
    await scrollTo(page, 4000);
    await footerLink(page, ui.navigation.careers).evaluate((link: HTMLElement) => link.click());
    await expect.poll(() => scrollPosition(page)).toBe(0);
    await scrollTo(page, 500);

    await page.goBack();
    await expect(
      page.getByRole('heading', { level: 1, name: pages.home.hero.headline }),
    ).toBeVisible();
    await expect.poll(() => scrollPosition(page)).toBe(4000);
    await page.goForward();
    await expect(
      page.getByRole('heading', { level: 1, name: pages.careers.heading }),
    ).toBeVisible();
    await expect.poll(() => scrollPosition(page)).toBe(500);
  });

  test(`a path with a hash shows its section below the header (${code})`, async ({ page }) => {
    // Delay the fonts, because late fonts change the layout during the scroll.
    await page.route('**/fonts/**', async (route) => {
      await wait(150);
      await route.continue();
    });
    for (const [url, heading] of [
      [`${prefix}/careers#roles`, ui.parts.openRoles],
      [`${prefix}/contact#hours`, pages.contact.hours.heading],
    ] as const) {
      await page.goto(url);
      await page.locator('html:not([data-fonts-late])').waitFor();
      const header = await page.getByRole('banner').boundingBox();
      const top = async () =>
        (await page.getByRole('heading', { name: heading, exact: true }).boundingBox())?.y ??
        Number.NaN;
      await expect.poll(top).toBeLessThan(400);
      expect(await top()).toBeGreaterThanOrEqual(header?.height ?? Number.NaN);
    }
  });

  test(`the skip link leads past the header to the content (${code})`, async ({ page }) => {
    await openHydrated(page, `${prefix}/about-us`);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: ui.navigation.skip })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page).toHaveURL(`${prefix}/about-us#content`);
  });

  test(`a new hash scrolls smoothly to its section, and Back returns (${code})`, async ({
    page,
  }) => {
    await openHydrated(page, `${prefix}/contact`);
    await scrollTo(page, 300);
    await page.evaluate(() => {
      const positions: number[] = [];
      addEventListener('scroll', () => positions.push(scrollY));
      addEventListener('scrollend', () => Object.assign(window, { positions }));
    });
    await page.goto(`${prefix}/contact#hours`);
    await expect(page.getByRole('heading', { name: pages.contact.hours.heading })).toBeInViewport();
    await expect
      .poll(
        () => page.evaluate(() => Reflect.get(window, 'positions')?.length),
        'positions on the way',
      )
      .toBeGreaterThan(3);

    await page.goBack();
    // The browser may store the position after the smooth scroll has begun, so some pixels may
    // differ.
    await expect.poll(async () => Math.abs((await scrollPosition(page)) - 300)).toBeLessThan(50);
  });

  test(`a spinner shows in the middle of the screen when the next page takes longer than 150 ms (${code})`, async ({
    page,
  }) => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/*.data*', async (route) => {
      await answered;
      await route.continue();
    });
    await openWithStoppedClock(page, `${prefix}/careers`);
    const waiting = page.getByRole('status').filter({ hasText: ui.status.loading });
    // The clock must not run before React has set the spinner's timer, which follows the request.
    await page.evaluate((delay) => {
      const { setTimeout } = window;
      const { promise, resolve } = Promise.withResolvers<void>();
      const watchTimer = (callback: () => void, ms?: number) => {
        if (ms === delay) resolve();
        return setTimeout(callback, ms);
      };
      Object.assign(window, { setTimeout: watchTimer, isTimerSet: promise });
    }, SPINNER_DELAY);
    await page.getByRole('banner').getByRole('link', { name: ui.navigation.contact }).click();
    await page.evaluate(() => Reflect.get(window, 'isTimerSet'));
    await page.clock.runFor(SPINNER_DELAY - 1);
    await expect(waiting).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(waiting).toBeVisible();
    const box = await waiting.locator('span').first().boundingBox();
    expect(box).not.toBeNull();
    if (box)
      expect([Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)]).toEqual([
        640, 400,
      ]);

    answer();
    await expect(
      page.getByRole('heading', { level: 1, name: pages.contact.heading }),
    ).toBeVisible();
    await expect(waiting).toHaveCount(0);
    expect(SPINNER_DELAY).toBe(150);
  });

  test(`an unknown path is answered 404 with words and a link home (${code})`, async ({ page }) => {
    for (const path of [
      '/no-such-page',
      '/blog/no-such-post',
      '/services/no-such-service',
      '/careers/apply/no-such-role',
      '/about-us/more',
    ]) {
      const answer = await page.goto(`${prefix}${path}`);
      expect(answer?.status(), path).toBe(404);
      const screen = page.getByRole('main');
      await expect(page).toHaveTitle(new RegExp(`^${pages['not-found'].title} `));
      await expect(screen.getByRole('heading', { level: 1 })).toHaveText(
        pages['not-found'].heading,
      );
      await expect(screen).toContainText(pages['not-found'].lead);
      await expect(screen.getByRole('link', { name: pages['not-found'].action })).toHaveAttribute(
        'href',
        prefix || '/',
      );
    }
  });

  test(`the copyright line shows the current year before and after hydration (${code})`, async ({
    page,
  }) => {
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.clock.setFixedTime('2031-07-01T12:00:00Z');
    await watchHydration(page);
    await page.goto(prefix || '/');
    const footer = page.getByRole('contentinfo');
    const line = `© 2031 ${ui.site.name}. ${ui.site.rights}`;
    await expect(footer).toContainText(line);
    await hydrate(page);
    await expect(footer).toContainText(line);
    await footerLink(page, ui.navigation.aboutUs).click();
    await expect(page).toHaveURL(`${prefix}/about-us`);
    await expect(footer).toContainText(line);
    expect(complaints).toEqual([]);
  });
}
