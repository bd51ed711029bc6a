import { expect, type Page, test } from '@playwright/test';
import { overflow } from '#tests/support/page-checks.ts';
import { openPrinted, sheetsOf } from '#tests/support/printed-page.ts';
import { journeyLanguages, runsAll } from '#tests/support/scope.ts';
import { editions } from '#tests/support/words.ts';

/**
 * The maximum number of A4 sheets for each page. Each number allows one sheet more than needed,
 * except for the list of services, whose last sheet would be nearly empty.
 */
const SHEETS: Record<string, { en: number; ar: number }> = {
  '/': { en: 3, ar: 3 },
  '/contact': { en: 2, ar: 2 },
  '/blog/ai-innovation': { en: 4, ar: 5 },
  '/documentation/decision-paper': { en: 3, ar: 3 },
  '/case-study-detail': { en: 3, ar: 3 },
  '/case-studies/manufacturing': { en: 3, ar: 3 },
  '/about-us': { en: 4, ar: 4 },
  '/careers/apply/senior-data-consultant': { en: 3, ar: 3 },
  '/privacy-policy': { en: 6, ar: 7 },
  '/gdpr': { en: 5, ar: 6 },
  '/services': { en: 2, ar: 2 },
  '/services/ai-strategy': { en: 3, ar: 3 },
  '/webinars/ramadan-in-the-forecast': { en: 2, ar: 2 },
};

const faintOnPaper = (page: Page) =>
  page.evaluate(() => {
    const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
    const shown = [
      document.head,
      ...document.querySelectorAll('main *:not(svg *), .footer-blurb > a'),
    ].filter((element) => element.checkVisibility());
    return shown.flatMap((element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      const [red = 0, green = 0, blue = 0, alpha = 1] = channels(backgroundColor);
      const isLight = alpha === 0 || Math.min(red, green, blue) === 255;
      const isDark = Math.max(...channels(color).slice(0, 3)) <= 110;
      return (isLight && isDark) || element.closest('.country-map-picture')
        ? []
        : [`${element.outerHTML.slice(0, 80)}: ${color} on ${backgroundColor}`];
    });
  });

/** Matches elements that a page must not print. */
const PRESSED = [
  'body > :not(.site-header, main, .site-footer)',
  '.header-bar > :not(.brand)',
  '.site-footer > :not(.footer-columns)',
  'nav',
  'form',
  'button',
  '[data-scripted]',
  '.button:not(.next-step *)',
  '.share',
  '[role="tooltip"]',
  'input',
  'main img:not(.country-map *, .picture *, .word *)',
  'video',
  '.line-field',
].join(', ');

/** Returns visible elements whose content would be cut off, because paper does not scroll. */
const cutOff = (page: Page) =>
  page.locator('main *:not(svg *)').evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility() && !element.closest('.sr-only'))
      .filter((element) => getComputedStyle(element).overflowX !== 'visible')
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map((element) => element.outerHTML.slice(0, 80)),
  );

const printedHead = (page: Page) =>
  page.evaluate(() =>
    [...document.head.children]
      .filter((element) => element.checkVisibility())
      .map((element) => [
        getComputedStyle(element, '::before').content,
        element.getAttribute('href'),
      ]),
  );

/** The everyday run prints only one page, a long text with tables, a form and buttons. */
const PRINTED = runsAll ? Object.keys(SHEETS) : ['/gdpr'];

for (const { code, prefix, ui, collections } of journeyLanguages(editions)) {
  for (const [path, most] of Object.entries(SHEETS).filter(([path]) => PRINTED.includes(path))) {
    const url = path === '/' ? prefix || '/' : `${prefix}${path}`;

    test(`the printed page has its text and no controls, dark on white, on few sheets (${code} ${path})`, async ({
      page,
    }) => {
      await openPrinted(page, url);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator(PRESSED).filter({ visible: true })).toHaveCount(0);
      expect(await overflow(page)).toEqual([]);
      expect(await cutOff(page)).toEqual([]);

      const canonical = (await page.locator('link[rel="canonical"]').getAttribute('href')) ?? '';
      expect(new URL(canonical).pathname).toBe(url);
      const head = await printedHead(page);
      expect(head.map(([, value]) => value)).toEqual([canonical]);
      await expect(page.locator('.site-header').getByText(ui.site.name)).toBeVisible();
      // Some versions of Chromium return the printed text of `content`, and others the CSS value.
      for (const [content, value] of head) expect([`"${value}"`, 'attr(href)']).toContain(content);

      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
        expect(await faintOnPaper(page), colorScheme).toEqual([]);
      }

      const sheets = await sheetsOf(page);
      expect(sheets).toBeGreaterThanOrEqual(1);
      expect(sheets).toBeLessThanOrEqual(most[code]);

      await page.emulateMedia({ media: 'screen' });
      expect(await page.evaluate(() => document.head.checkVisibility())).toBe(false);
    });
  }

  test(`the answers of closed questions are printed (${code})`, async ({ page }) => {
    await openPrinted(page, `${prefix}/help-center`);
    const answers = page.locator('.answer .prose');
    expect(await answers.count()).toBeGreaterThan(10);
    for (const answer of await answers.all())
      expect((await answer.boundingBox())?.height, await answer.innerText()).toBeGreaterThan(10);
  });

  test(`the assessment is printed with an empty circle for each answer (${code})`, async ({
    page,
  }) => {
    await openPrinted(page, `${prefix}/assessment`);
    const answers = page.getByRole('radio');
    expect(await answers.count()).toBe(48);
    for (const answer of await answers.all()) await expect(answer).toBeVisible();
    for (const question of await page.getByRole('radiogroup').all())
      await expect(question).toHaveCSS('break-inside', 'avoid');
    await expect(page.locator('main button').filter({ visible: true })).toHaveCount(0);
    expect(await sheetsOf(page)).toBeLessThanOrEqual(3);
  });

  test(`the home page is printed with uncovered headings and numbered services (${code})`, async ({
    page,
  }) => {
    await openPrinted(page, prefix || '/');
    for (const heading of await page.locator('.highlights-part').all()) {
      const box = await heading.boundingBox();
      const next = await heading.locator('+ *').boundingBox();
      expect(next?.y).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0));
      await expect(heading).toHaveCSS('break-after', 'avoid');
    }
    const starts = await page.locator('.highlight').evaluateAll((services) =>
      services.map((service) =>
        [...service.querySelectorAll('.category > span, h3 > a, p:last-of-type')].map((words) => {
          const { left, right } = words.getClientRects()[0] as DOMRect;
          return Math.round(document.dir === 'rtl' ? right : left);
        }),
      ),
    );
    expect(starts).toHaveLength(11);
    expect(new Set(starts[0]).size, 'the columns of a service').toBe(3);
    expect(new Set(starts.map(String)).size, 'all services share the columns').toBe(1);
  });

  test(`answers are printed even where motion is allowed (${code})`, async ({ page }) => {
    await page.goto(`${prefix}/help-center`);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const sheets = await sheetsOf(page);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await sheetsOf(page)).toBe(sheets);
  });

  test(`every chart of a study is printed with its colors and its numbers (${code})`, async ({
    page,
  }) => {
    await openPrinted(page, `${prefix}/case-studies/retail`);
    const study = collections['case-studies'].find(({ slug }) => slug === 'retail');
    await expect(page.getByRole('figure').filter({ visible: true })).toHaveCount(
      study?.results.length ?? -1,
    );
    for (const figure of await page.getByRole('figure').all()) {
      await expect(figure).toHaveCSS('print-color-adjust', 'exact');
      await expect(figure).toHaveCSS('break-inside', 'avoid');
      for (const part of await figure.locator('.chart-value, .chart-bar, .unit-chart').all())
        await expect(part).toBeVisible();
    }
  });

  test(`a printed table repeats its header on the next sheet and breaks no row (${code})`, async ({
    page,
  }) => {
    await openPrinted(page, `${prefix}/gdpr`);
    const tables = page.getByRole('table');
    expect(await tables.count()).toBeGreaterThan(1);
    for (const table of await tables.all()) {
      await expect(table.locator('thead th').first()).toBeVisible();
      await expect(table.locator('thead')).toHaveCSS('display', 'table-header-group');
      for (const part of ['thead', 'tbody tr'])
        await expect(table.locator(part).last()).toHaveCSS('break-inside', 'avoid');
      await expect(table.locator('tbody th[scope="col"]')).toHaveCount(0);
    }
  });

  test(`text is printed in the size of a book, with space between the lines (${code})`, async ({
    page,
  }) => {
    await openPrinted(page, `${prefix}/blog/ai-innovation`);
    const { size, leading } = await page
      .locator('.prose > p')
      .first()
      .evaluate((text) => {
        const { fontSize, lineHeight } = getComputedStyle(text);
        return {
          size: Number.parseFloat(fontSize),
          leading: Number.parseFloat(lineHeight) / Number.parseFloat(fontSize),
        };
      });
    expect(size * 0.75).toBeGreaterThanOrEqual(10.5);
    expect(size * 0.75).toBeLessThanOrEqual(11.01);
    expect(leading).toBeGreaterThanOrEqual(code === 'ar' ? 1.8 : 1.4);
  });
}
