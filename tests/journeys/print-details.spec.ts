import { expect, type Locator, test } from '@playwright/test';
import { openPrinted, sheetsOf } from '#tests/support/printed-page.ts';
import { journeyLanguages } from '#tests/support/scope.ts';
import { editions, organization } from '#tests/support/words.ts';

/**
 * Some versions of Chromium return the printed text of `content`, and others the CSS value with the
 * host in place of its variable.
 */
const urlAfter = (links: Locator) =>
  links.evaluateAll((all) => all.map((link) => getComputedStyle(link, '::after').content));

const PATH_IN_BRACKETS = /^"\u200b\((" attr\(href\)|\/)/;

const HOST_AND_PATH = /localhost.*(attr\(href\)|\/)/;

/** The heights of the upper edges, in whole pixels. */
const topsOf = async (parts: Locator) =>
  new Set(
    await parts.evaluateAll((all) => all.map((part) => Math.round(part.getBoundingClientRect().y))),
  );

for (const { code, prefix, forms, collections } of journeyLanguages(editions)) {
  test(`printed links in a text show the paths of pages, but not of emails (${code})`, async ({
    page,
  }) => {
    await openPrinted(page, `${prefix}/privacy-policy`);
    const inside = page.locator('main .prose :is(p, li) a[href^="/"]');
    const urls = await urlAfter(inside);
    expect(urls.length).toBeGreaterThan(1);
    for (const url of urls) expect(url).toMatch(PATH_IN_BRACKETS);
    expect(new Set(await urlAfter(page.locator('main a[href^="mailto:"]')))).toEqual(
      new Set(['none']),
    );
    // Change the target of a link, because no text links to another site.
    await inside.first().evaluate((link) => link.setAttribute('href', 'https://example.org/law'));
    expect((await urlAfter(page.locator('main a[href^="https:"]'))).join()).toMatch(
      /https:\/\/example\.org\/law|attr\(href\)/,
    );
  });

  test(`the foot of printed sheets has the host that paths continue (${code})`, async ({
    page,
  }) => {
    await openPrinted(page, `${prefix}/privacy-policy`);
    const foot = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--site'),
    );
    const url = await page.locator('link[rel="canonical"]').getAttribute('href');
    expect(foot).toContain(new URL(url ?? '').host);
  });

  test(`printed lists of links show no URLs, and the last action shows one (${code})`, async ({
    page,
  }) => {
    await openPrinted(page, prefix || '/');
    const titles = await urlAfter(page.locator('.highlight h3 a, .method h4 a, .reading a'));
    expect(titles.length).toBeGreaterThan(11);
    expect(titles.join()).not.toMatch(/localhost|attr/);
    expect((await urlAfter(page.locator('.next-step .button'))).join()).toMatch(HOST_AND_PATH);
  });

  test(`a printed role ends with the URL and the email for applications (${code})`, async ({
    page,
  }) => {
    const url = `${prefix}/careers/apply/senior-data-consultant`;
    await openPrinted(page, url);
    const last = page.locator('.job-address');
    await expect(last).toBeVisible();
    await expect(last).toContainText(forms.application.heading);
    await expect(last.locator('bdi')).toHaveText([
      new RegExp(`^localhost[:\\d]*${url}$`),
      organization.careersEmail,
    ]);
    await expect(page.locator('.job-months .weeks')).toHaveCSS('break-inside', 'avoid');
    await page.emulateMedia({ media: 'screen' });
    await expect(last).toBeHidden();
  });

  test(`printed steps have a scale, and their bars begin at its marks (${code})`, async ({
    page,
  }) => {
    await openPrinted(page, `${prefix}/services/ai-strategy`);
    await expect(page.locator('.weeks-head > span')).toBeVisible();
    const weeks = page.locator('.weeks-head > i');
    await expect(weeks).toHaveText(['1', '2', '3', '4', '5', '6', '7', '8']);
    const ends = await page.evaluate(() => {
      const isRtl = document.dir === 'rtl';
      const startOf = (element: Element | null) => {
        const { left = 0, right = 0 } = element?.getBoundingClientRect() ?? {};
        return isRtl ? -right : left;
      };
      return [...document.querySelectorAll('.weeks li')].map((step) => {
        const from = Number(/from-(\d+)/.exec(step.className)?.[1]);
        const bar = getComputedStyle(step, '::before');
        const margin = Number.parseFloat(isRtl ? bar.marginRight : bar.marginLeft);
        const mark = document.querySelector(`.weeks-head > i:nth-of-type(${from})`);
        return Math.abs(startOf(step.querySelector('.note')) + margin - startOf(mark));
      });
    });
    expect(ends).toHaveLength(4);
    await expect(page.locator('.weeks')).toHaveCSS('break-inside', 'avoid');
    for (const distance of ends) expect(distance).toBeLessThanOrEqual(1.5);
  });

  test(`printed pages end with the name, trade and email of the firm (${code})`, async ({
    page,
  }) => {
    for (const path of ['/services/ai-strategy', '/security', '/contact']) {
      await openPrinted(page, `${prefix}${path}`);
      const address = page.locator('.site-footer');
      await expect(address.locator('.brand > span')).toBeVisible();
      await expect(address.locator('.footer-blurb')).toContainText(organization.email);
      // The last part of the page keeps the place of the address free.
      const last = page.locator('main').getByText(/\p{L}/u).filter({ visible: true }).last();
      const end = await last.boundingBox();
      const { y = 0, height: place = 0 } = (await address.boundingBox()) ?? {};
      expect(y, path).toBeGreaterThanOrEqual((end?.y ?? 0) + (end?.height ?? 0));
      // Otherwise, the address would go on alone on another sheet.
      const { height = 0 } = (await address.locator('.footer-firm').boundingBox()) ?? {};
      expect(height, path).toBeLessThanOrEqual(place);
    }
  });

  test(`the printed list of webinars has the upcoming ones, too (${code})`, async ({ page }) => {
    await openPrinted(page, `${prefix}/webinars`);
    const sessions = page.locator('.session');
    for (const session of await sessions.all()) await expect(session).toBeVisible();
    expect(await sessions.count()).toBe(collections.webinars.length);
  });

  test(`printed charts of a study begin at the same heights (${code})`, async ({ page }) => {
    await openPrinted(page, `${prefix}/case-study-detail`);
    for (const part of ['p', 'tbody tr:first-child']) {
      const parts = page.locator(`.results > li ${part}`);
      expect(await parts.count()).toBe(3);
      expect((await topsOf(parts)).size, part).toBe(1);
    }
  });

  test(`printed bars have the width of the sheet, with values on their lines (${code})`, async ({
    page,
  }) => {
    await openPrinted(page, `${prefix}/case-studies/retail`);
    const rows = page.locator('.results tr:has(.chart-bar)');
    expect(await rows.count()).toBe(3);
    const sheet = await page.locator('.results').boundingBox();
    for (const row of await rows.all()) {
      const line = await row.boundingBox();
      expect(line?.width).toBe(sheet?.width);
      expect(line?.height, 'name, bar and value on one line').toBeLessThan(35);
    }
  });

  test(`the printed map names all countries (${code})`, async ({ page }) => {
    await openPrinted(page, `${prefix}/about-us`);
    const names = page.locator('.country-map-names text');
    expect(await names.count()).toBe(6);
    for (const name of await names.all()) await expect(name).toBeVisible();
  });

  test(`printed types of partnership are not broken (${code})`, async ({ page }) => {
    await openPrinted(page, `${prefix}/partners`);
    const types = page.locator('.partner-type');
    expect(await types.count()).toBe(4);
    for (const type of await types.all()) await expect(type).toHaveCSS('break-inside', 'avoid');
    expect(await sheetsOf(page)).toBeLessThanOrEqual(3);
  });

  test(`the printed home page has figures at the same heights and legible stars (${code})`, async ({
    page,
  }) => {
    await openPrinted(page, prefix || '/');
    for (const part of ['.reading > .reading-values', '.case > div > p:first-child'])
      expect((await topsOf(page.locator(part))).size, part).toBe(1);
    const questions = await page
      .locator('.method li > p')
      .evaluateAll((all) => all.map((question) => question.clientHeight));
    expect(questions).toHaveLength(5);
    for (const height of questions) expect(height, 'one line').toBeLessThan(30);
    const stars = await page
      .locator('main .unit-chart')
      .filter({ visible: true })
      .evaluateAll((all) =>
        all.map((chart) => {
          const columns = (chart as SVGSVGElement).viewBox.baseVal.width / 48;
          return chart.clientWidth / columns;
        }),
      );
    expect(stars.length).toBeGreaterThan(0);
    for (const width of stars) expect((width / 96) * 25.4).toBeGreaterThanOrEqual(2.5);
  });

  test(`the printed URL of a result is on one line below the head (${code})`, async ({ page }) => {
    await openPrinted(page, `${prefix}/assessment?answers=120231023130`);
    const url = page.locator('.assessment-address');
    await expect(url).toHaveText(/\/assessment\?answers=120231023130$/);
    const line = await url.boundingBox();
    const head = await page.locator('.site-header').boundingBox();
    const heading = await page.locator('.assessment-result .eyebrow').boundingBox();
    expect(line?.y).toBeGreaterThanOrEqual((head?.y ?? 0) + (head?.height ?? 0) - 1);
    expect(heading?.y).toBeGreaterThanOrEqual((line?.y ?? 0) + (line?.height ?? 0));
    expect(await url.locator('bdi').evaluate((text) => text.getClientRects().length)).toBe(1);
  });
}
