import { expect, type Page, test } from '@playwright/test';
import { LANGUAGE_KEY } from '#app/constants.ts';
import { openHydrated } from '#tests/support/hydrate.ts';
import { firstOf } from '#tests/support/scope.ts';
import { editions, words } from '#tests/support/words.ts';

const [english, arabic] = editions;

const storeLanguage = (page: Page, language: string) =>
  page.addInitScript(
    ([key = '', value = '']) => localStorage.setItem(key, value),
    [LANGUAGE_KEY, language],
  );
const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }));
const toggle = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });

test('the path decides the language and the direction of the served HTML', async ({ request }) => {
  for (const { code, prefix, dir } of editions) {
    for (const path of [
      prefix || '/',
      `${prefix}/about-us`,
      `${prefix}/blog/ai-innovation`,
      `${prefix}/no-such-page`,
    ]) {
      const html = await (await request.get(path)).text();
      expect(html, path).toContain(`<html lang="${code}" dir="${dir}"`);
    }
  }
});

test('a stored "ar" leads from an unprefixed path to the Arabic page, with query and hash', async ({
  page,
}) => {
  await storeLanguage(page, 'ar');
  await page.goto('/contact?from=mail#hours');
  await expect(page).toHaveURL('/ar/contact?from=mail#hours');
  await page.goto('/');
  await expect(page).toHaveURL('/ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});

test('a stored "ar" shows the Arabic page without painting the English one first', async ({
  page,
}) => {
  const painted: string[] = [];
  await page.exposeFunction('reportPaint', (path: string) => painted.push(path));
  await storeLanguage(page, 'ar');
  await page.addInitScript(() => {
    const report = Reflect.get(window, 'reportPaint');
    new PerformanceObserver(() => report(location.pathname)).observe({
      type: 'paint',
      buffered: true,
    });
  });
  await page.goto('/about-us');
  await expect.poll(() => painted).toContain('/ar/about-us');
  expect(painted).not.toContain('/about-us');
});

test('Back from the Arabic page skips the English path that led to it', async ({ page }) => {
  await page.goto('/ar/services');
  await storeLanguage(page, 'ar');
  await page.goto('/about-us');
  await expect(page).toHaveURL('/ar/about-us');
  await page.goBack();
  await expect(page).toHaveURL('/ar/services');
});

test('any other stored value leaves an unprefixed path English', async ({ browser }) => {
  for (const value of firstOf('{"language":"ar"}', 'en', 'fr', 'AR', '')) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await storeLanguage(page, value);
    await openHydrated(page, '/about-us?a=1#story');
    await expect(page, value).toHaveURL('/about-us?a=1#story');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await context.close();
  }
});

test('a path under /ar stays Arabic when English is stored', async ({ page }) => {
  await storeLanguage(page, 'en');
  await openHydrated(page, '/ar/about-us');
  await expect(page).toHaveURL('/ar/about-us');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    words.ar.pages['about-us'].heading,
  );
});

const bothWays = [
  [arabic, english],
  [english, arabic],
];

for (const [here, there] of bothWays) {
  if (!here || !there) throw new Error('There are not two languages');

  test(`the language link names, opens and stores the other language, and changes nothing else (${here.code})`, async ({
    page,
  }) => {
    await page.goto(`${here.prefix}/case-studies/retail`);
    const link = toggle(page, there.name);
    await expect(link).toHaveAttribute('href', `${there.prefix}/case-studies/retail`);
    await expect(link).toHaveAttribute('hreflang', there.code);
    await expect(link).toHaveAttribute('lang', there.code);
    await expect(link).toHaveAttribute('dir', there.dir);
    await page.goto(here.prefix || '/');
    await expect(link).toHaveAttribute('href', there.prefix || '/');

    await openHydrated(page, `${here.prefix}/contact?from=mail#hours`);
    await link.click();
    await expect(page).toHaveURL(`${there.prefix}/contact?from=mail#hours`);
    await expect(page.locator('html')).toHaveAttribute('lang', there.code);
    await expect(page.locator('html')).toHaveAttribute('dir', there.dir);
    await expect(page).toHaveTitle(new RegExp(`^${there.pages.contact.title} `));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(there.pages.contact.heading);
    await expect(toggle(page, here.name)).toBeVisible();
    expect(await stored(page)).toEqual({ [LANGUAGE_KEY]: there.code });
  });
}

/** In the everyday run, the smoke test covers the other direction. */
for (const [here, there] of firstOf(...bothWays)) {
  if (!here || !there) throw new Error('There are not two languages');

  test(`the language link stores the language and keeps query and hash before hydration (${here.code})`, async ({
    page,
  }) => {
    await page.route('/assets/**', (route) => route.abort());
    await page.goto(`${here.prefix}/contact?from=mail#hours`);
    await toggle(page, there.name).click();
    await expect(page).toHaveURL(`${there.prefix}/contact?from=mail#hours`);
    expect(await stored(page)).toEqual({ [LANGUAGE_KEY]: there.code });
  });

  test(`the language link keeps the scroll position and the focus (${here.code})`, async ({
    page,
  }) => {
    // Without this setting, a smooth scroll to a wrong position might end after the checks.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openHydrated(page, `${here.prefix}/terms-of-service`);
    const read = page.getByRole('main').getByRole('heading', { level: 2 }).nth(3);
    await read.evaluate((heading) =>
      heading.scrollIntoView({ behavior: 'instant', block: 'center' }),
    );
    await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport();
    await toggle(page, there.name).focus();
    for (const [next, before] of [
      [there, here],
      [here, there],
    ] as const) {
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${next.prefix}/terms-of-service`);
      await expect(toggle(page, before.name)).toBeFocused();
      await expect(read).toBeInViewport();
      await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport();
    }
  });
}
