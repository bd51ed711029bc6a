import { existsSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { neutralPath } from '#app/i18n/localized-path.ts';
import { languages } from '#content/languages.ts';
import { attributeOf, type ParsedPage, parsedPages } from '#tests/support/built-pages.ts';

// What search engines and link previews read in the head of every page, as its file says it.
const pages = parsedPages();
const meta = (page: ParsedPage, name: string) => attributeOf(page, `meta[name="${name}"]`, 'content');
const property = (page: ParsedPage, name: string) => attributeOf(page, `meta[property="${name}"]`, 'content');
const canonicalOf = (page: ParsedPage) => attributeOf(page, 'link[rel="canonical"]', 'href');

test('titles and descriptions are as long as search results show them', () => {
  for (const page of pages) {
    const { address, document } = page;
    expect(document.title.length, `${address}: ${document.title}`).toBeLessThanOrEqual(60);
    const description = meta(page, 'description');
    expect(description.length, `${address}: ${description}`).toBeGreaterThanOrEqual(50);
    expect(description.length, `${address}: ${description}`).toBeLessThanOrEqual(160);
  }
});

test('every page that was built may be found', () => {
  for (const page of pages) expect(meta(page, 'robots'), page.address).toBe('index, follow');
});

test('a preview has the page’s own words, address and language', () => {
  for (const page of pages) {
    const { address, document, language } = page;
    const title = property(page, 'og:title');
    expect(document.title.startsWith(title), `${address}: ${title}`).toBe(true);
    expect(property(page, 'og:description'), address).toBe(meta(page, 'description'));
    expect(property(page, 'og:url'), address).toBe(canonicalOf(page));
    expect(property(page, 'og:site_name').length, address).toBeGreaterThan(0);
    expect(property(page, 'og:locale'), address).toBe(language.openGraph);
    const others = languages.filter((other) => other.code !== language.code).map(({ openGraph }) => openGraph);
    expect([property(page, 'og:locale:alternate')], address).toEqual(others);
    expect(property(page, 'og:type'), address).toMatch(/^(website|article)$/);
  }
});

test('posts, studies and articles say when they were published and changed', () => {
  const articles = pages.filter((page) => property(page, 'og:type') === 'article');
  expect(articles.map(({ address }) => neutralPath(address).split('/')[1])).toEqual(
    expect.arrayContaining(['blog', 'documentation', 'case-studies', 'case-study-detail']),
  );
  for (const page of articles) {
    for (const name of ['article:published_time', 'article:modified_time']) {
      expect(Date.parse(property(page, name)), `${page.address} ${name}`).toBeLessThan(Date.now());
    }
    expect(property(page, 'article:modified_time') >= property(page, 'article:published_time'), page.address).toBe(true);
  }
});

test('a preview shows the page’s own picture, with words for it, in both kinds of fields', () => {
  for (const page of pages) {
    const { address } = page;
    const picture = new URL(property(page, 'og:image'));
    const canonical = new URL(canonicalOf(page));
    expect(picture.origin, address).toBe(canonical.origin);
    expect(picture.pathname, address).toBe(`/social${canonical.pathname === '/' ? '/index' : canonical.pathname}.png`);
    expect(existsSync(`build/client${picture.pathname}`), picture.pathname).toBe(true);
    expect([property(page, 'og:image:width'), property(page, 'og:image:height'), property(page, 'og:image:type')]).toEqual([
      '1200',
      '630',
      'image/png',
    ]);
    expect(property(page, 'og:image:alt'), address).toContain(property(page, 'og:title'));
    expect(meta(page, 'twitter:card'), address).toBe('summary_large_image');
    for (const name of ['title', 'description', 'image', 'image:alt']) {
      expect(meta(page, `twitter:${name}`), `${address} ${name}`).toBe(property(page, `og:${name}`));
    }
  }
});

test('icons, manifest, search and the page as Markdown are where the page says', () => {
  for (const page of pages) {
    const { address, document, language } = page;
    for (const selector of [
      'link[rel="icon"]',
      'link[rel="apple-touch-icon"]',
      'link[rel="manifest"]',
      'link[rel="search"]',
      'link[type="text/markdown"]',
    ]) {
      const links = [...document.querySelectorAll(selector)];
      expect(links.length, `${address} ${selector}`).toBeGreaterThan(0);
      for (const link of links) {
        const href = link.getAttribute('href') ?? '';
        expect(existsSync(`build/client${href}`), `${address} → ${href}`).toBe(true);
      }
    }
    for (const selector of ['link[rel="manifest"]', 'link[rel="search"]']) {
      expect(attributeOf(page, selector, 'href').startsWith(`${language.prefix}/`), `${address} ${selector}`).toBe(true);
    }
  }
});
