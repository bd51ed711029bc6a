import { existsSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { localizedPath, neutralPath, twinPath } from '#app/i18n/localized-path.ts';
import { type Language, languages } from '#content/languages.ts';
import { attributeOf, type ParsedPage, parsedPages } from '#tests/support/built-pages.ts';
import { words } from '#tests/support/words.ts';

// What the pages must be beside one another, read from their files.
const pages = parsedPages();
const addresses = new Set(pages.map(({ address }) => address));
const [original] = languages;

const SPECIFIED = [
  '/',
  '/about-us',
  '/careers',
  ...words.en.collections.jobs.map(({ slug }) => `/careers/apply/${slug}`),
  '/partners',
  '/services',
  '/news',
  '/contact',
  '/documentation',
  '/blog',
  '/case-studies',
  '/webinars',
  '/help-center',
  '/privacy-policy',
  '/terms-of-service',
  '/cookie-policy',
  '/gdpr',
  '/security',
  '/partnership-form',
  '/case-study-detail',
  '/blog/data-management',
  '/blog/ai-innovation',
  '/blog/case-study-roi',
  '/services/ai-strategy',
  '/services/digital-transformation',
  '/services/cloud-advisory',
  '/services/data-strategy',
  '/services/ai-governance',
  '/services/process-automation',
  '/services/cybersecurity',
  '/services/change-management',
  '/services/business-intelligence',
  '/services/technology-architecture',
  '/services/ai-ethics',
];

for (const language of languages) {
  const ofLanguage = pages.filter((page) => page.language === language);

  test(`every path of the specification is a page (${language.code})`, () => {
    expect(SPECIFIED.map((path) => localizedPath(path, language)).filter((address) => !addresses.has(address))).toEqual([]);
  });

  test(`no two pages have the same title or description (${language.code})`, () => {
    // A page at a second address says the same as the one it names as canonical.
    const own = ofLanguage.filter((page) => canonicalOf(page).pathname === page.address);
    expect(own.length).toBeGreaterThanOrEqual(SPECIFIED.length);
    for (const words of [own.map(({ document }) => document.title), own.map((page) => attributeOf(page, 'meta[name="description"]', 'content'))]) {
      expect(words.filter((text) => !text.trim())).toEqual([]);
      expect(words.filter((text, index) => words.indexOf(text) !== index)).toEqual([]);
    }
  });

  test(`a page is canonical in its own language, on the one origin (${language.code})`, () => {
    for (const page of ofLanguage) {
      const { origin, pathname } = canonicalOf(page);
      expect(origin, page.address).toBe(siteOrigin());
      expect(addresses, page.address).toContain(pathname);
      expect(pathname, page.address).toBe(localizedPath(neutralPath(pathname), language));
    }
  });

  test(`only the featured study is at two addresses (${language.code})`, () => {
    const others = ofLanguage.filter((page) => canonicalOf(page).pathname !== page.address);
    expect(others.map((page) => canonicalOf(page).pathname)).toEqual([localizedPath('/case-study-detail', language)]);
    expect(others.map(({ address }) => neutralPath(address))).toEqual([expect.stringMatching(/^\/case-studies\/./)]);
  });

  test(`every page has its twin, and both name the same alternates (${language.code})`, () => {
    for (const page of ofLanguage) {
      const canonical = canonicalOf(page).pathname;
      const expected = [
        ...languages.map((twin) => [twin.hreflang, siteOrigin() + twinPath(canonical, twin)]),
        ['x-default', siteOrigin() + twinPath(canonical, original)],
      ];
      expect(alternatesOf(page), page.address).toEqual(expected);
      for (const other of languages) {
        const twin = pages.find(({ address }) => address === twinPath(page.address, other));
        expect(twin && alternatesOf(twin), `${page.address} in ${other.code}`).toEqual(alternatesOf(page));
      }
    }
  });

  test(`every link within the site leads to a page, and every hash to an element (${language.code})`, () => {
    const broken = ofLanguage.flatMap((page) => linksOf(page).flatMap((href) => (leadsSomewhere(href, page) ? [] : [`${page.address} → ${href}`])));
    expect(broken).toEqual([]);
  });

  test(`a link stays in its language, unless it names another (${language.code})`, () => {
    const straying = ofLanguage.flatMap((page) =>
      [...page.document.querySelectorAll('a[href^="/"]')].flatMap((link) => {
        const target = languages.find(({ hreflang }) => hreflang === link.getAttribute('hreflang')) ?? language;
        const href = link.getAttribute('href') ?? '';
        const { pathname } = new URL(href, 'http://site.example');
        return pathname === addressIn(target, pathname) ? [] : [`${page.address} → ${href}`];
      }),
    );
    expect(straying).toEqual([]);
  });
}

test('an id stands once in a page', () => {
  for (const { address, document } of pages) {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(
      ids.filter((id, index) => ids.indexOf(id) !== index),
      address,
    ).toEqual([]);
  }
});

/** The origin that the site was built for, as the first page says. */
function siteOrigin(): string {
  const [home] = pages;
  if (!home) throw new Error('no page was built');
  return canonicalOf(home).origin;
}

function canonicalOf(page: ParsedPage): URL {
  return new URL(attributeOf(page, 'link[rel="canonical"]', 'href'));
}

function alternatesOf({ document }: ParsedPage): (string | null)[][] {
  return [...document.querySelectorAll('link[rel="alternate"][hreflang]')].map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]);
}

function linksOf({ document }: ParsedPage): string[] {
  const hrefs = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '(none)');
  return [...new Set(hrefs)].filter((href) => !/^(https?:|mailto:|tel:)/.test(href));
}

/** Where a language has what is at an address: templates, which are not pages, stand in a folder for each. */
function addressIn(language: Language, pathname: string): string {
  return pathname.startsWith('/templates/') ? pathname.replace(/^\/templates\/\w+/, `/templates/${language.code}`) : twinPath(pathname, language);
}

function leadsSomewhere(href: string, page: ParsedPage): boolean {
  const { pathname, hash } = new URL(href, `http://site.example${page.address}`);
  // The one page that is rendered for each request.
  if (neutralPath(pathname) === '/search') return true;
  if (/\.\w+$/.test(pathname)) return existsSync(`build/client${pathname}`);
  const target = pages.find(({ address }) => address === pathname);
  if (!target || !href) return false;
  return hash === '' || target.document.getElementById(decodeURIComponent(hash.slice(1))) !== null;
}
