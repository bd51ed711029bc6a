import { expect, type Locator, test } from '@playwright/test';
import { openPrinted } from '#tests/support/printed-page.ts';
import { journeyLanguages } from '#tests/support/scope.ts';
import { editions } from '#tests/support/words.ts';

/**
 * Some versions of Chromium return the printed text of `content`, and others the CSS value with the
 * host in place of its variable.
 */
const urlAfter = (links: Locator) =>
  links.evaluateAll((all) => all.map((link) => getComputedStyle(link, '::after').content));

const HOST_AND_PATH = /localhost.*(attr\(href\)|\/)/;

for (const { code, prefix } of journeyLanguages(editions)) {
  test(`printed links in a text show the URLs of pages, but not of emails (${code})`, async ({
    page,
  }) => {
    await openPrinted(page, `${prefix}/privacy-policy`);
    const inside = page.locator('main .prose :is(p, li) a[href^="/"]');
    const urls = await urlAfter(inside);
    expect(urls.length).toBeGreaterThan(1);
    for (const url of urls) expect(url).toMatch(HOST_AND_PATH);
    expect(new Set(await urlAfter(page.locator('main a[href^="mailto:"]')))).toEqual(
      new Set(['none']),
    );
    // Change the target of a link, because no text links to another site.
    await inside.first().evaluate((link) => link.setAttribute('href', 'https://example.org/law'));
    expect((await urlAfter(page.locator('main a[href^="https:"]'))).join()).toMatch(
      /https:\/\/example\.org\/law|attr\(href\)/,
    );
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
}
