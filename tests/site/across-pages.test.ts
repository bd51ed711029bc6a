import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { localizedPath, neutralPath, twinPath } from '#app/i18n/localized-path.ts';
import { type Language, languages } from '#content/languages.ts';
import { attributeOf, type ParsedPage, parsedPages } from '#tests/support/built-pages.ts';
import { words } from '#tests/support/words.ts';

const pages = parsedPages();
const byPath = new Map(pages.map((page) => [page.address, page]));
const paths = new Set(byPath.keys());
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

describe.each(languages)('in the language $code', (language) => {
  const ofLanguage = pages.filter((page) => page.language === language);

  test('every path of the specification is a page', () => {
    const specified = SPECIFIED.map((path) => localizedPath(path, language));
    expect(specified.filter((path) => !paths.has(path))).toEqual([]);
  });

  test('no two pages have the same title or description', () => {
    // A page may have two paths with the same title. Only one path is canonical.
    const canonical = ofLanguage.filter((page) => canonicalOf(page).pathname === page.address);
    expect(canonical.length).toBeGreaterThanOrEqual(SPECIFIED.length);
    expect(repeated(canonical.map(({ document }) => document.title))).toEqual([]);
    expect(
      repeated(canonical.map((page) => attributeOf(page, 'meta[name="description"]', 'content'))),
    ).toEqual([]);
  });

  test('the canonical of a page is in its own language, at the one origin', () => {
    for (const page of ofLanguage) {
      const { origin, pathname } = canonicalOf(page);
      expect(origin, page.address).toBe(siteOrigin());
      expect(paths, page.address).toContain(pathname);
      expect(pathname, page.address).toBe(localizedPath(neutralPath(pathname), language));
    }
  });

  test('only the featured case study has two paths', () => {
    const others = ofLanguage.filter((page) => canonicalOf(page).pathname !== page.address);
    expect(others.map((page) => canonicalOf(page).pathname)).toEqual([
      localizedPath('/case-study-detail', language),
    ]);
    expect(others.map(({ address }) => neutralPath(address))).toEqual([
      expect.stringMatching(/^\/case-studies\/./),
    ]);
  });

  test('every page has a translation, and both list the same alternates', () => {
    for (const page of ofLanguage) {
      const canonical = canonicalOf(page).pathname;
      const expected = [
        ...languages.map((twin) => [twin.code, siteOrigin() + twinPath(canonical, twin)]),
        ['x-default', siteOrigin() + twinPath(canonical, original)],
      ];
      expect(alternatesOf(page), page.address).toEqual(expected);
      for (const other of languages) {
        const twin = byPath.get(twinPath(page.address, other));
        expect(twin && alternatesOf(twin), `${page.address} in ${other.code}`).toEqual(expected);
      }
    }
  });

  test('every link within the site leads to a page or a file, and every fragment to an element', () => {
    const broken = ofLanguage.flatMap((page) =>
      linksOf(page).flatMap((href) =>
        leadsSomewhere(href, page) ? [] : [`${page.address} → ${href}`],
      ),
    );
    expect(broken).toEqual([]);
  });

  test('a link stays in its language unless its hreflang names another', () => {
    const straying = ofLanguage.flatMap((page) =>
      [...page.document.querySelectorAll('a[href^="/"]')].flatMap((link) => {
        const target =
          languages.find(({ code }) => code === link.getAttribute('hreflang')) ?? language;
        const href = link.getAttribute('href') ?? '';
        const { pathname } = new URL(href, 'http://site.example');
        return pathname === pathIn(target, pathname) ? [] : [`${page.address} → ${href}`];
      }),
    );
    expect(straying).toEqual([]);
  });
});

test('every sign on a page is drawn in its file', () => {
  const shown = new Set(pages.flatMap(signsOf));
  const missing = [...shown].filter((href) => {
    const [file, name] = href.split('#');
    return !readFileSync(`build/client${file}`, 'utf8').includes(` id="${name}"`);
  });
  expect(missing).toEqual([]);
  expect(shown.size).toBeGreaterThan(30);
});

function repeated(texts: string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}

function siteOrigin(): string {
  const [home] = pages;
  if (!home) throw new Error('no page was built');
  return canonicalOf(home).origin;
}

function canonicalOf(page: ParsedPage): URL {
  return new URL(attributeOf(page, 'link[rel="canonical"]', 'href'));
}

function alternatesOf({ document }: ParsedPage): (string | null)[][] {
  return [...document.querySelectorAll('link[rel="alternate"][hreflang]')].map((link) => [
    link.getAttribute('hreflang'),
    link.getAttribute('href'),
  ]);
}

function linksOf({ document }: ParsedPage): string[] {
  const hrefs = [...document.querySelectorAll('a')].map(
    (link) => link.getAttribute('href') ?? '(none)',
  );
  return [...new Set(hrefs)].filter((href) => !/^(https?:|mailto:|tel:)/.test(href));
}

function signsOf({ document }: ParsedPage): string[] {
  return [...document.querySelectorAll('use[href^="/"]')].map(
    (sign) => sign.getAttribute('href') ?? '',
  );
}

function pathIn(language: Language, pathname: string): string {
  return pathname.startsWith('/templates/')
    ? pathname.replace(/^\/templates\/\w+/, `/templates/${language.code}`)
    : twinPath(pathname, language);
}

function leadsSomewhere(href: string, page: ParsedPage): boolean {
  const { pathname, hash } = new URL(href, `http://site.example${page.address}`);
  // The server renders the search page and earlier legal texts for each request, so the build has
  // no files for them.
  if (/^\/(search$|legal\/)/.test(neutralPath(pathname))) return true;
  if (/\.\w+$/.test(pathname)) return existsSync(`build/client${pathname}`);
  const target = byPath.get(pathname);
  if (!target || !href) return false;
  return hash === '' || target.document.getElementById(decodeURIComponent(hash.slice(1))) !== null;
}
