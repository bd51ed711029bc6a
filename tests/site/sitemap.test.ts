import { beforeAll, expect, test } from 'vitest';
import { DAY } from '#app/i18n/durations.ts';
import { localizedPath, neutralPath } from '#app/i18n/localized-path.ts';
import { languages } from '#content/languages.ts';
import { ask } from '#tests/support/ask-site.ts';
import { attributeOf, type ParsedPage, parsedPages } from '#tests/support/built-pages.ts';
import { xmlOf } from '#tests/support/xml-document.ts';
import { xmlFaults } from '#tests/support/xml-faults.ts';

type Entry = {
  loc: string;
  lastmod: string;
  alternates: [hreflang: string, href: string][];
  images: string[];
};

const pages = parsedPages();
const canonicalOf = (page: ParsedPage) => attributeOf(page, 'link[rel="canonical"]', 'href');
const isIndexed = (page: ParsedPage) =>
  !attributeOf(page, 'meta[name="robots"]', 'content').includes('noindex');

let xml = '';
let entries: Entry[] = [];
beforeAll(async () => {
  const { status, headers, body } = await ask('/sitemap.xml');
  expect(status).toBe(200);
  expect(headers['content-type']).toMatch(/^(application|text)\/xml/);
  xml = body.toString();
  entries = entriesOf(xml);
});

test('the sitemap follows the schema of sitemaps.org, and those of its extensions', async () => {
  expect(await xmlFaults(xml, 'sitemap')).toEqual([]);
});

test('the sitemap lists every page that search engines may list, once, and nothing else', () => {
  const expected = [...new Set(pages.filter(isIndexed).map(canonicalOf))];
  expect(entries.map(({ loc }) => loc).toSorted()).toEqual(expected.toSorted());
});

test('each page of the sitemap and its translations list the same alternates', () => {
  const byUrl = new Map(entries.map((entry) => [entry.loc, entry]));
  const [original] = languages;
  for (const { loc, alternates } of entries) {
    const { origin, pathname } = new URL(loc);
    const urlIn = (language: (typeof languages)[number]) =>
      new URL(localizedPath(neutralPath(pathname), language), origin).href;
    const expected = [
      ...languages.map((language) => [language.code, urlIn(language)]),
      ['x-default', urlIn(original)],
    ];
    expect(alternates.toSorted(), loc).toEqual(expected.toSorted());
    for (const [, href] of alternates)
      expect(byUrl.get(href)?.alternates, `${loc} → ${href}`).toEqual(alternates);
  }
});

test('no page was last changed in the future', () => {
  for (const { loc, lastmod } of entries) {
    expect(lastmod, loc).toMatch(/^20\d{2}-\d{2}-\d{2}(T|$)/);
    expect(Date.parse(lastmod), loc).toBeLessThan(Date.now() + DAY);
  }
});

test('every image of the sitemap is served as an image', async () => {
  for (const { loc, images } of entries) {
    for (const image of images) {
      const { origin, pathname } = new URL(image);
      expect(origin, loc).toBe(new URL(loc).origin);
      const { status, headers } = await ask(pathname, { method: 'HEAD' });
      expect(status, image).toBe(200);
      expect(headers['content-type'], image).toMatch(/^image\//);
    }
  }
});

test('robots.txt names the sitemap and disallows none of its pages', async () => {
  const { status, headers, body } = await ask('/robots.txt');
  expect(status).toBe(200);
  expect(headers['content-type']).toMatch(/^text\/plain/);
  const lines = body.toString().split(/\r?\n/);
  const [home] = pages;
  expect(lines).toContain(`Sitemap: ${new URL('/sitemap.xml', home && canonicalOf(home)).href}`);
  const closed = lines.flatMap((line) => /^Disallow: (\/\S*)$/i.exec(line)?.[1] ?? []);
  const starts = closed.map((path) => path.replace(/[*$].*$/, ''));
  const isClosed = (page: ParsedPage) => starts.some((start) => page.address.startsWith(start));
  expect(pages.filter(isIndexed).filter(isClosed)).toEqual([]);
});

function entriesOf(text: string): Entry[] {
  return [...xmlOf(text).getElementsByTagName('url')].map((url) => {
    const texts = (name: string) =>
      [...url.getElementsByTagName(name)].map(({ textContent }) => textContent ?? '');
    const alternates = [...url.getElementsByTagName('xhtml:link')].map((link): [string, string] => [
      link.getAttribute('hreflang') ?? '',
      link.getAttribute('href') ?? '',
    ]);
    return {
      loc: texts('loc')[0] ?? '',
      lastmod: texts('lastmod')[0] ?? '',
      alternates,
      images: texts('image:loc'),
    };
  });
}
