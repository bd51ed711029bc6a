import { expect, type Page, test } from '@playwright/test';
import { LANGUAGE_KEY } from '#app/constants.ts';
import { openHydrated } from '#tests/support/hydrate.ts';
import { editions, words } from '#tests/support/words.ts';

const [english, arabic] = editions;

const storeLanguage = (page: Page, language: string) =>
  page.addInitScript(([key = '', value = '']) => localStorage.setItem(key, value), [LANGUAGE_KEY, language]);
const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }));
const toggle = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });

for (const { code, prefix, dir } of editions) {
  test(`the address is the language, in the HTML that is served (${code})`, async ({ request }) => {
    for (const path of [prefix || '/', `${prefix}/about-us`, `${prefix}/blog/ai-innovation`, `${prefix}/no-such-page`]) {
      const html = await (await request.get(path)).text();
      expect(html, path).toContain(`<html lang="${code}" dir="${dir}"`);
    }
  });
}

test('a stored "ar" leads from an unprefixed address to its Arabic twin, with query and hash', async ({ page }) => {
  await storeLanguage(page, 'ar');
  await page.goto('/contact?from=mail#hours');
  await expect(page).toHaveURL('/ar/contact?from=mail#hours');
  await page.goto('/');
  await expect(page).toHaveURL('/ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});

test('the English page is not painted on the way to the Arabic one', async ({ page }) => {
  const painted: string[] = [];
  await page.exposeFunction('reportPaint', (path: string) => painted.push(path));
  await storeLanguage(page, 'ar');
  await page.addInitScript(() => {
    const report = Reflect.get(window, 'reportPaint');
    new PerformanceObserver(() => report(location.pathname)).observe({ type: 'paint', buffered: true });
  });
  await page.goto('/about-us');
  await expect.poll(() => painted).toContain('/ar/about-us');
  expect(painted).not.toContain('/about-us');
});

test('the way back from the Arabic page skips the address that led to it', async ({ page }) => {
  await page.goto('/ar/services');
  await storeLanguage(page, 'ar');
  await page.goto('/about-us');
  await expect(page).toHaveURL('/ar/about-us');
  await page.goBack();
  await expect(page).toHaveURL('/ar/services');
});

for (const value of ['en', 'fr', 'AR', '', '{"language":"ar"}']) {
  test(`a stored "${value}" leaves an unprefixed address English`, async ({ page }) => {
    await storeLanguage(page, value);
    await openHydrated(page, '/about-us?a=1#story');
    await expect(page).toHaveURL('/about-us?a=1#story');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
}

test('an /ar address stays Arabic whatever is stored', async ({ page }) => {
  await storeLanguage(page, 'en');
  await openHydrated(page, '/ar/about-us');
  await expect(page).toHaveURL('/ar/about-us');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.ar.pages['about-us'].heading);
});

for (const [here, there] of [
  [english, arabic],
  [arabic, english],
]) {
  if (!here || !there) throw new Error('There are two languages');

  test(`the toggle is a link to the same page in the other language, in that language (${here.code})`, async ({ page }) => {
    await page.goto(`${here.prefix}/case-studies/retail`);
    const link = toggle(page, there.name);
    await expect(link).toHaveAttribute('href', `${there.prefix}/case-studies/retail`);
    await expect(link).toHaveAttribute('hreflang', there.code);
    await expect(link).toHaveAttribute('lang', there.code);
    await expect(link).toHaveAttribute('dir', there.dir);
    await page.goto(here.prefix || '/');
    await expect(link).toHaveAttribute('href', there.prefix || '/');
  });

  test(`the toggle changes and stores the language, and nothing else (${here.code})`, async ({ page }) => {
    await openHydrated(page, `${here.prefix}/contact?from=mail#hours`);
    await toggle(page, there.name).click();
    await expect(page).toHaveURL(`${there.prefix}/contact?from=mail#hours`);
    await expect(page.locator('html')).toHaveAttribute('lang', there.code);
    await expect(page.locator('html')).toHaveAttribute('dir', there.dir);
    await expect(page).toHaveTitle(new RegExp(`^${there.pages.contact.title} `));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(there.pages.contact.heading);
    await expect(toggle(page, here.name)).toBeVisible();
    expect(await stored(page)).toEqual({ [LANGUAGE_KEY]: there.code });
  });

  test(`the toggle stores the language and keeps query and hash also before React has arrived (${here.code})`, async ({ page }) => {
    await page.route('/assets/**', (route) => route.abort());
    await page.goto(`${here.prefix}/contact?from=mail#hours`);
    await toggle(page, there.name).click();
    await expect(page).toHaveURL(`${there.prefix}/contact?from=mail#hours`);
    expect(await stored(page)).toEqual({ [LANGUAGE_KEY]: there.code });
  });

  test(`the toggle leaves the reader where they are, with the focus on it (${here.code})`, async ({ page }) => {
    // Scrolling that should not happen is then over before it is looked for.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openHydrated(page, `${here.prefix}/terms-of-service`);
    const read = page.getByRole('main').getByRole('heading', { level: 2 }).nth(3);
    await read.evaluate((heading) => heading.scrollIntoView({ behavior: 'instant', block: 'center' }));
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

  for (const path of ['/', '/about-us']) {
    test(`no face of the other language is fetched (${here.code} ${path})`, async ({ page }) => {
      const fonts: string[] = [];
      page.on('request', (request) => request.url().includes('/fonts/') && fonts.push(new URL(request.url()).pathname));
      await openHydrated(page, path === '/' ? here.prefix || '/' : `${here.prefix}${path}`);
      await page.evaluate(() => document.fonts.ready);
      expect(fonts).not.toEqual([]);
      for (const font of fonts) expect(font).toMatch(new RegExp(`^/fonts/[a-z]+-${here.code}\\.`));
    });
  }
}
