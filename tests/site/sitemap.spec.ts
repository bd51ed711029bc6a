import { expect, test } from '@playwright/test';
import { JSDOM } from 'jsdom';
import { localizedPath, neutralPath } from '#app/i18n/localized-path.ts';
import { languages } from '#content/languages.ts';
import { attributeOf, parsedPages } from '#tests/support/built-pages.ts';
import { xmlFaults } from '#tests/support/xml-faults.ts';

type Entry = { loc: string; lastmod: string; alternates: [language: string, href: string][]; images: string[] };

/** Moments of the files are told by Riyadh's day, which may be ahead of this machine's. */
const DAY = 24 * 60 * 60_000;
const pages = parsedPages();
const canonicalOf = (page: (typeof pages)[number]) => attributeOf(page, 'link[rel="canonical"]', 'href');
const isIndexed = (page: (typeof pages)[number]) => !attributeOf(page, 'meta[name="robots"]', 'content').includes('noindex');

test('the sitemap follows the schema of sitemaps.org, and those of what it adds', async ({ request }) => {
  const answer = await request.get('/sitemap.xml');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toMatch(/^(application|text)\/xml/);
  expect(await xmlFaults(await answer.text(), 'sitemap')).toEqual([]);
});

test('the sitemap names every page that search engines may know, once, and nothing else', async ({ request }) => {
  const locs = entriesOf(await (await request.get('/sitemap.xml')).text()).map(({ loc }) => loc);
  const expected = [...new Set(pages.filter(isIndexed).map(canonicalOf))];
  expect(locs.toSorted()).toEqual(expected.toSorted());
});

test('the sitemap names the twins of each page, and each names the same', async ({ request }) => {
  const entries = entriesOf(await (await request.get('/sitemap.xml')).text());
  const byAddress = new Map(entries.map((entry) => [entry.loc, entry]));
  const [original] = languages;
  for (const { loc, alternates } of entries) {
    const { origin, pathname } = new URL(loc);
    const address = (language: (typeof languages)[number]) => new URL(localizedPath(neutralPath(pathname), language), origin).href;
    const expected = [...languages.map((language) => [language.hreflang, address(language)]), ['x-default', address(original)]];
    expect(alternates.toSorted(), loc).toEqual(expected.toSorted());
    for (const [, href] of alternates) expect(byAddress.get(href)?.alternates, `${loc} → ${href}`).toEqual(alternates);
  }
});

test('a page was last changed on a day that has come', async ({ request }) => {
  for (const { loc, lastmod } of entriesOf(await (await request.get('/sitemap.xml')).text())) {
    expect(lastmod, loc).toMatch(/^20\d{2}-\d{2}-\d{2}(T|$)/);
    expect(Date.parse(lastmod), loc).toBeLessThan(Date.now() + DAY);
  }
});

test('every picture of the sitemap is one', async ({ request }) => {
  for (const { loc, images } of entriesOf(await (await request.get('/sitemap.xml')).text())) {
    for (const image of images) {
      const { origin, pathname } = new URL(image);
      expect(origin, loc).toBe(new URL(loc).origin);
      const answer = await request.head(pathname);
      expect(answer.status(), image).toBe(200);
      expect(answer.headers()['content-type'], image).toMatch(/^image\//);
    }
  }
});

test('robots.txt names the sitemap, and keeps nobody from the pages in it', async ({ request }) => {
  const answer = await request.get('/robots.txt');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toMatch(/^text\/plain/);
  const lines = (await answer.text()).split(/\r?\n/);
  const [home] = pages;
  expect(lines).toContain(`Sitemap: ${new URL('/sitemap.xml', home && canonicalOf(home)).href}`);
  const closed = lines.flatMap((line) => /^Disallow: (\/\S*)$/i.exec(line)?.[1] ?? []);
  expect(pages.filter(isIndexed).filter(({ address }) => closed.some((path) => address.startsWith(path.replace(/[*$].*$/, ''))))).toEqual([]);
});

function entriesOf(xml: string): Entry[] {
  const { document } = new JSDOM(xml, { contentType: 'application/xml' }).window;
  return [...document.getElementsByTagName('url')].map((url) => {
    const texts = (name: string) => [...url.getElementsByTagName(name)].map((element) => element.textContent ?? '');
    const alternates = [...url.getElementsByTagName('xhtml:link')].map((link): [string, string] => [
      link.getAttribute('hreflang') ?? '',
      link.getAttribute('href') ?? '',
    ]);
    return { loc: texts('loc')[0] ?? '', lastmod: texts('lastmod')[0] ?? '', alternates, images: texts('image:loc') };
  });
}
