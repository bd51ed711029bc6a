import { expect, test } from '@playwright/test';
import { JSDOM } from 'jsdom';
import { languages } from '#content/languages.ts';
import { attributeOf, documentOf, parsedPages } from '#tests/support/built-pages.ts';
import { manifestFaults } from '#tests/support/manifest-faults.ts';
import { pngSize } from '#tests/support/png-size.ts';
import { securityTxtFaults } from '#tests/support/security-txt-faults.ts';
import { words } from '#tests/support/words.ts';
import { xmlFaults } from '#tests/support/xml-faults.ts';

// Files that browsers, search bars and researchers ask for by name.

const pages = parsedPages();
const [home] = pages;
const siteOrigin = new URL(home ? attributeOf(home, 'link[rel="canonical"]', 'href') : '').origin;

type Manifest = {
  name: string;
  lang: string;
  dir: string;
  start_url: string;
  scope?: string;
  icons: { src: string; sizes: string; type: string; purpose?: string }[];
};

for (const { code, prefix, dir } of languages) {
  test(`the web manifest follows its schema and says what the site is (${code})`, async ({ request }) => {
    const answer = await request.get(`${prefix}/manifest.webmanifest`);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toMatch(/^application\/manifest\+json/);
    const manifest: Manifest = await answer.json();
    expect(manifestFaults(manifest)).toEqual([]);
    expect(manifest).toMatchObject({ lang: code, dir, start_url: prefix || '/' });
    expect(manifest.name).toContain(words[code].ui.site.name);
    // What installs the site asks for both sizes, and for one that may be cut to a circle.
    expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
    expect(manifest.icons.some(({ purpose }) => purpose?.includes('maskable'))).toBe(true);
  });

  test(`every icon of the web manifest is a picture of the size it says (${code})`, async ({ request }) => {
    const { icons }: Manifest = await (await request.get(`${prefix}/manifest.webmanifest`)).json();
    for (const { src, sizes, type } of icons) {
      const answer = await request.get(src);
      expect(answer.status(), src).toBe(200);
      expect(answer.headers()['content-type'], src).toBe(type);
      if (type !== 'image/png') continue;
      const { width, height } = pngSize(await answer.body());
      expect(`${width}x${height}`, src).toBe(sizes);
    }
  });

  test(`the description of the search follows its specification and leads to the search (${code})`, async ({ request }) => {
    const answer = await request.get(`${prefix}/opensearch.xml`);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toMatch(/^application\/(opensearchdescription\+)?xml/);
    const xml = await answer.text();
    expect(await xmlFaults(xml, 'opensearch')).toEqual([]);
    const { document } = new JSDOM(xml, { contentType: 'application/xml' }).window;
    // The schema cannot say that these stand once.
    for (const name of ['ShortName', 'Description']) expect(document.getElementsByTagName(name), name).toHaveLength(1);
    for (const name of ['LongName', 'Contact', 'Tags', 'Developer', 'Attribution', 'SyndicationRight', 'AdultContent']) {
      expect(document.getElementsByTagName(name).length, name).toBeLessThan(2);
    }
    const template = document.querySelector('Url[type="text/html"]')?.getAttribute('template') ?? '';
    expect(template).toBe(`${siteOrigin}${prefix}/search?q={searchTerms}`);
    const found = await request.get(template.replace(siteOrigin, '').replace('{searchTerms}', 'data'));
    expect(found.status()).toBe(200);
    expect(documentOf(await found.text()).documentElement.lang).toBe(code);
    for (const image of document.getElementsByTagName('Image')) {
      expect((await request.head(new URL(image.textContent ?? '').pathname)).status(), image.textContent ?? '').toBe(200);
    }
  });
}

test('every manifest, search and icon that a page names is there', async ({ request }) => {
  const named = pages.flatMap(({ document }) =>
    [...document.querySelectorAll('link[rel~="manifest"], link[rel~="search"], link[rel~="icon"], link[rel~="apple-touch-icon"]')].map(
      (link) => link.getAttribute('href') ?? '',
    ),
  );
  expect(named).not.toEqual([]);
  for (const href of new Set(named)) expect((await request.head(new URL(href, siteOrigin).pathname)).status(), href).toBe(200);
});

test('security.txt tells researchers whom to ask, as RFC 9116 wants it', async ({ request }) => {
  const path = '/.well-known/security.txt';
  const answer = await request.get(path);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
  // The standard wants whole addresses to be of https, which a site that was built for this machine alone has not.
  const text = (await answer.text()).replaceAll('http://localhost', 'https://localhost');
  expect(securityTxtFaults(text, new URL(path, siteOrigin.replace('http://localhost', 'https://localhost')).href, Date.now())).toEqual([]);
  for (const [, address = ''] of text.matchAll(/^(?:Policy|Hiring): (.*)$/gm)) {
    expect((await request.get(new URL(address).pathname)).status(), address).toBe(200);
  }
});
