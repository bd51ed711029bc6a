import { expect, type Page, test } from '@playwright/test';
import { openHydrated } from '#tests/support/hydrate.ts';
import { test as withoutScript } from '#tests/support/no-script-test.ts';
import { firstOf, journeyLanguages } from '#tests/support/scope.ts';
import { editions } from '#tests/support/words.ts';

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const canonicalOf = (page: Page) => page.locator('link[rel="canonical"]').getAttribute('href');

test.beforeEach(async ({ context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
});

for (const { code, prefix, ui, collections } of journeyLanguages(editions)) {
  const words = ui.share;
  const main = (page: Page) => page.getByRole('main');
  const link = (page: Page, name = '') => main(page).getByRole('link', { name, exact: true });
  const copyButton = (page: Page) =>
    main(page).getByRole('button', { name: words.copy, exact: true });
  const toasts = (page: Page) =>
    page.getByRole('region', { name: ui.status.notifications }).getByRole('dialog');
  const [post, otherPost] = collections.blog;
  const featured = collections['case-studies'].find((study) => study.featured);

  for (const [path, canonical = path] of firstOf<readonly [string, string?]>(
    [`/case-studies/${featured?.slug}`, '/case-study-detail'],
    ['/case-study-detail'],
    [`/blog/${post?.slug}`],
    [`/documentation/${collections.documentation[0]?.slug}`],
    [`/careers/apply/${collections.jobs[0]?.slug}`],
    [`/webinars/${collections.webinars[0]?.slug}`],
    ['/news'],
  )) {
    test(`the row copies the canonical URL of the page (${code} ${path})`, async ({ page }) => {
      await openHydrated(page, `${prefix}${path}?from=letter#content`);
      await copyButton(page).click();
      await expect(toasts(page)).toHaveText([words.copied]);
      expect(await copied(page)).toBe(await canonicalOf(page));
      expect(await copied(page)).toMatch(new RegExp(`^https?://[^/]+${prefix}${canonical}$`));
    });
  }

  test(`after navigation within the site the row copies the new URL (${code})`, async ({
    page,
  }) => {
    await openHydrated(page, `${prefix}/blog/${post?.slug}`);
    const document = await page.evaluate(() => performance.timeOrigin);
    await link(page, ui.parts.posts).click();
    await link(page, otherPost?.heading).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(otherPost?.heading ?? '');
    await copyButton(page).click();
    await expect(toasts(page)).toHaveText([words.copied]);
    expect(await copied(page)).toMatch(new RegExp(`${prefix}/blog/${otherPost?.slug}$`));
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(document);
  });

  test(`a press before hydration also copies (${code})`, async ({ page }) => {
    // Browsers allow copying only for a short time after a press. The site repeats a press after
    // hydration, and must do so within that time.
    await page.addInitScript(() => {
      const write = navigator.clipboard.writeText.bind(navigator.clipboard);
      navigator.clipboard.writeText = (text) =>
        navigator.userActivation.isActive ? write(text) : Promise.reject(new Error('No press'));
    });
    await page.goto(`${prefix}/blog/${post?.slug}`);
    // Scroll without moving the pointer, because only the press may start React.
    await copyButton(page).evaluate((button) =>
      button.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
    const box = await copyButton(page).boundingBox();
    await page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
    await expect(toasts(page)).toHaveText([words.copied]);
    expect(await copied(page)).toBe(await canonicalOf(page));
  });

  withoutScript(`without a script the row is hidden (${code})`, async ({ unscripted: page }) => {
    for (const path of [`/blog/${post?.slug}`, '/news', '/case-study-detail']) {
      await page.goto(`${prefix}${path}`);
      await expect(page.getByText(words.label, { exact: true })).toBeHidden();
      await expect(copyButton(page)).toBeHidden();
    }
  });
}
