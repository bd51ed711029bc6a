import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { neutralPath } from '#app/i18n/localized-path.ts';
import { markdownPath } from '#app/seo/markdown-path.ts';
import { languages } from '#content/languages.ts';
import { attributeOf, type ParsedPage, parsedPages } from '#tests/support/built-pages.ts';

const pages = parsedPages();
const meta = (page: ParsedPage, name: string) =>
  attributeOf(page, `meta[name="${name}"]`, 'content');
const property = (page: ParsedPage, name: string) =>
  attributeOf(page, `meta[property="${name}"]`, 'content');
const canonicalOf = (page: ParsedPage) => attributeOf(page, 'link[rel="canonical"]', 'href');

test('titles and descriptions have the length that search results show', () => {
  for (const page of pages) {
    const { address, document } = page;
    expect(document.title.trim().length, `${address}: ${document.title}`).toBeGreaterThan(0);
    expect(document.title.length, `${address}: ${document.title}`).toBeLessThanOrEqual(60);
    const description = meta(page, 'description');
    expect(description.length, `${address}: ${description}`).toBeGreaterThanOrEqual(50);
    expect(description.length, `${address}: ${description}`).toBeLessThanOrEqual(160);
  }
});

test('search engines may list every page that was built', () => {
  for (const page of pages) expect(meta(page, 'robots'), page.address).toBe('index, follow');
});

test('a link preview has the words, the URL and the language of its page', () => {
  for (const page of pages) {
    const { address, document, language } = page;
    const title = property(page, 'og:title');
    expect(document.title.startsWith(title), `${address}: ${title}`).toBe(true);
    expect(property(page, 'og:description'), address).toBe(meta(page, 'description'));
    expect(property(page, 'og:url'), address).toBe(canonicalOf(page));
    expect(property(page, 'og:site_name').length, address).toBeGreaterThan(0);
    expect(property(page, 'og:locale'), address).toBe(language.openGraph);
    const others = languages.filter(({ code }) => code !== language.code);
    const locales = others.map(({ openGraph }) => openGraph);
    expect([property(page, 'og:locale:alternate')], address).toEqual(locales);
    expect(property(page, 'og:type'), address).toMatch(/^(website|article)$/);
  }
});

test('articles have the dates on which they were published and changed', () => {
  const articles = pages.filter((page) => property(page, 'og:type') === 'article');
  const places = articles.map(({ address }) => neutralPath(address).split('/')[1]);
  const kinds = ['blog', 'documentation', 'case-studies', 'case-study-detail'];
  expect(places).toEqual(expect.arrayContaining(kinds));
  for (const page of articles) {
    const published = property(page, 'article:published_time');
    const modified = property(page, 'article:modified_time');
    for (const time of [published, modified])
      expect(Date.parse(time), page.address).toBeLessThan(Date.now());
    expect(modified >= published, page.address).toBe(true);
  }
});

test('a link preview has the picture of its page with an alternative text, large on X', () => {
  for (const page of pages) {
    const { address } = page;
    const picture = new URL(property(page, 'og:image'));
    const canonical = new URL(canonicalOf(page));
    const name = canonical.pathname === '/' ? '/index' : canonical.pathname;
    expect(picture.origin + picture.pathname, address).toBe(
      `${canonical.origin}/social${name}.png`,
    );
    expect(existsSync(`build/client${picture.pathname}`), picture.pathname).toBe(true);
    const format = ['width', 'height', 'type'].map((part) => property(page, `og:image:${part}`));
    expect(format, address).toEqual(['1200', '630', 'image/png']);
    expect(property(page, 'og:image:alt'), address).toContain(property(page, 'og:title'));
    expect(meta(page, 'twitter:card'), address).toBe('summary_large_image');
  }
});

test('every page links its icons, its Markdown, and the manifest and the search of its language', () => {
  for (const page of pages) {
    const { address, document, language } = page;
    for (const selector of ['link[rel="icon"]', 'link[rel="apple-touch-icon"]'])
      expect(document.querySelectorAll(selector).length, `${address} ${selector}`).toBeGreaterThan(
        0,
      );
    const linked = ['[rel="manifest"]', '[rel="search"]', '[type="text/markdown"]'].map((link) =>
      attributeOf(page, `link${link}`, 'href'),
    );
    expect(linked, address).toEqual([
      `${language.prefix}/manifest.webmanifest`,
      `${language.prefix}/opensearch.xml`,
      markdownPath(new URL(canonicalOf(page)).pathname),
    ]);
  }
});
