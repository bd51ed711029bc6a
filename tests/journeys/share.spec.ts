import { expect, type Page, test } from '@playwright/test';
import { TOOLTIP_OPEN_DELAY } from '#app/constants.ts';
import { fill, isolate } from '#app/i18n/format.ts';
import { openHydrated, openWithStoppedClock } from '#tests/support/hydrate.ts';
import { test as withoutScript } from '#tests/support/no-script-test.ts';
import { overflow, violations } from '#tests/support/page-checks.ts';
import { editions } from '#tests/support/words.ts';

/** Gives the browser something to share with, which is kept as `shared`. @param failure the name of the error that every try ends with */
async function stubShare(page: Page, failure?: string): Promise<void> {
  await page.addInitScript((name) => {
    const shared: (ShareData & { isPressed: boolean })[] = [];
    Object.assign(window, { shared });
    navigator.canShare = () => true;
    navigator.share = async (data) => {
      shared.push({ ...data, isPressed: navigator.userActivation.isActive });
      if (name) throw new DOMException('', name);
    };
  }, failure);
}

const sharedBy = (page: Page) => page.evaluate(() => ('shared' in window ? window.shared : undefined));
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const canonicalOf = async (page: Page) => (await page.locator('link[rel="canonical"]').getAttribute('href')) ?? '';

for (const { code, prefix, dir, ui, collections } of editions) {
  const words = ui.share;
  const copyButton = (page: Page) => page.getByRole('main').getByRole('button', { name: words.copy, exact: true });
  const shareButton = (page: Page) => page.getByRole('main').getByRole('button', { name: words.share, exact: true });
  const tooltip = (page: Page) => page.getByRole('tooltip');
  const toasts = (page: Page) => page.getByRole('region', { name: ui.status.notifications }).getByRole('dialog').filter({ visible: true });
  const [post, otherPost] = collections.blog;
  const featured = collections['case-studies'].find((study) => study.featured);

  for (const [path, canonical = path] of [
    [`/blog/${post?.slug}`],
    [`/documentation/${collections.documentation[0]?.slug}`],
    ['/case-study-detail'],
    [`/case-studies/${featured?.slug}`, '/case-study-detail'],
    [`/careers/apply/${collections.jobs[0]?.slug}`],
    [`/webinars/${collections.webinars[0]?.slug}`],
    ['/news'],
  ] as const) {
    test(`the page's canonical address is copied, without query and hash (${code} ${path})`, async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await openHydrated(page, `${prefix}${path}?from=letter#content`);
      await copyButton(page).click();
      await expect(toasts(page)).toHaveText([words.copied]);
      expect(await copied(page)).toBe(await canonicalOf(page));
      expect(await copied(page)).toMatch(new RegExp(`^https?://[^/]+${prefix}${canonical}$`));
    });
  }

  test(`after a move within the site the address of the page that is shown is copied (${code})`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openHydrated(page, `${prefix}/blog/${post?.slug}`);
    const document = await page.evaluate(() => performance.timeOrigin);
    await page.getByRole('main').getByRole('link', { name: ui.parts.posts, exact: true }).click();
    await page
      .getByRole('main')
      .getByRole('link', { name: otherPost?.heading ?? '', exact: true })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(otherPost?.heading ?? '');
    await copyButton(page).click();
    await expect(toasts(page)).toHaveText([words.copied]);
    expect(await copied(page)).toMatch(new RegExp(`${prefix}/blog/${otherPost?.slug}$`));
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(document);
  });

  test(`a press before React has arrived copies all the same (${code})`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    // Browsers copy and share only for whoever has just pressed something: the press that is repeated still counts as that.
    await page.addInitScript(() => {
      const write = navigator.clipboard.writeText.bind(navigator.clipboard);
      navigator.clipboard.writeText = (text) =>
        navigator.userActivation.isActive ? write(text) : Promise.reject(new Error('Nobody has pressed anything'));
    });
    await page.goto(`${prefix}/blog/${post?.slug}`);
    // The very first sign of use, as a tap is: no pointer has moved before.
    await copyButton(page).evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const box = await copyButton(page).boundingBox();
    await page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
    await expect(toasts(page)).toHaveText([words.copied]);
    expect(await copied(page)).toBe(await canonicalOf(page));
  });

  test(`where copying is not allowed the toast says the address (${code})`, async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    });
    await openHydrated(page, `${prefix}/blog/${post?.slug}`);
    await copyButton(page).click();
    await expect(toasts(page)).toHaveText([fill(words.failed, { address: isolate(await canonicalOf(page)) })]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflow(page)).toEqual([]);
  });

  test(`the browser's own sharing is given the page's title and canonical address (${code})`, async ({ page }) => {
    await stubShare(page);
    await openHydrated(page, `${prefix}/case-studies/${featured?.slug}?from=letter#related`);
    await shareButton(page).click();
    await expect.poll(() => sharedBy(page)).toEqual([{ title: await page.title(), url: await canonicalOf(page), isPressed: true }]);
    expect(await page.title()).toContain(featured?.title);
    await expect(toasts(page)).toHaveCount(0);
  });

  test(`whoever closes the browser's sharing hears no more of it (${code})`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await stubShare(page, 'AbortError');
    await openHydrated(page, `${prefix}/news`);
    await page.evaluate(() => navigator.clipboard.writeText('as before'));
    await shareButton(page).click();
    await expect.poll(() => sharedBy(page)).toHaveLength(1);
    // A toast of ours would come before this one.
    await copyButton(page).click();
    await expect(toasts(page)).toHaveText([words.copied]);
  });

  for (const failure of ['NotAllowedError', 'DataError']) {
    test(`when the browser's sharing fails the address is copied (${code}, ${failure})`, async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await stubShare(page, failure);
      await openHydrated(page, `${prefix}/news`);
      await shareButton(page).click();
      await expect(toasts(page)).toHaveText([words.copied]);
      expect(await copied(page)).toBe(await canonicalOf(page));
    });
  }

  for (const [kind, remove] of [
    ['has none', () => Reflect.deleteProperty(Navigator.prototype, 'canShare') && Reflect.deleteProperty(Navigator.prototype, 'share')],
    ['refuses addresses', () => Object.assign(navigator, { share: async () => {}, canShare: () => false })],
  ] as const) {
    test(`a browser that ${kind} is not offered to share, but to copy (${code})`, async ({ page }) => {
      await page.addInitScript(remove);
      await openHydrated(page, `${prefix}/news`);
      await expect(copyButton(page)).toBeVisible();
      await expect(shareButton(page)).toHaveCount(0);
    });
  }

  test(`each button is named by a tooltip when the pointer has rested on it for 700 ms (${code})`, async ({ page }) => {
    await stubShare(page);
    await openWithStoppedClock(page, `${prefix}/news`);
    for (const button of [copyButton(page), shareButton(page)]) {
      await button.hover();
      await page.clock.runFor(TOOLTIP_OPEN_DELAY - 1);
      await expect(tooltip(page)).toHaveCount(0);
      await page.clock.runFor(1);
      await expect(tooltip(page)).toHaveText((await button.getAttribute('aria-label')) ?? '');
      await expect(tooltip(page)).toBeInViewport({ ratio: 1 });
      await page.mouse.move(640, 5);
      await expect(tooltip(page)).toHaveCount(0);
    }
  });

  test(`the keyboard reaches both buttons in reading order, and is told their names at once (${code})`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await stubShare(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await openHydrated(page, `${prefix}/news`);
    await shareButton(page).focus();
    await page.keyboard.press('Shift+Tab');
    await expect(copyButton(page)).toBeFocused();
    await expect(tooltip(page)).toHaveText([words.copy]);
    await page.keyboard.press('Tab');
    await expect(shareButton(page)).toBeFocused();
    await expect(tooltip(page)).toHaveText([words.share]);
    await expect(tooltip(page)).toBeInViewport({ ratio: 1 });
    expect(await violations(page)).toEqual([]);
    const [first, second] = [await copyButton(page).boundingBox(), await shareButton(page).boundingBox()];
    expect(Math.sign((second?.x ?? 0) - (first?.x ?? 0))).toBe(dir === 'rtl' ? -1 : 1);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(toasts(page)).toHaveText([words.copied]);
  });

  test(`the row holds on a narrow screen with letters twice their size (${code})`, async ({ page }) => {
    await stubShare(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await openHydrated(page, `${prefix}/blog/${post?.slug}`);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await page.keyboard.press('Shift');
    for (const button of [copyButton(page), shareButton(page)]) {
      await button.focus();
      await expect(button).toBeInViewport({ ratio: 1 });
      await expect(tooltip(page)).toBeInViewport({ ratio: 1 });
    }
  });

  withoutScript(`without a script nothing is offered that only one can do (${code})`, async ({ unscripted: page }) => {
    for (const path of [`/blog/${post?.slug}`, '/news', '/case-study-detail']) {
      await page.goto(`${prefix}${path}`);
      await expect(page.getByText(words.label, { exact: true })).toBeHidden();
      await expect(copyButton(page)).toBeHidden();
    }
  });
}
