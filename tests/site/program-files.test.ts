import { describe, expect, test } from 'vitest';
import { languages } from '#content/languages.ts';
import { ask } from '#tests/support/ask-site.ts';
import { attributeOf, parsedPages } from '#tests/support/built-pages.ts';
import { documentOf } from '#tests/support/document-of.ts';
import { manifestFaults } from '#tests/support/manifest-faults.ts';
import { pngSize } from '#tests/support/png-size.ts';
import { securityTxtFaults } from '#tests/support/security-txt-faults.ts';
import { words } from '#tests/support/words.ts';
import { xmlOf } from '#tests/support/xml-document.ts';
import { xmlFaults } from '#tests/support/xml-faults.ts';

// Browsers, search bars and security researchers request these files by fixed names.

type Manifest = {
  name: string;
  lang: string;
  dir: string;
  start_url: string;
  scope?: string;
  icons: { src: string; sizes: string; type: string; purpose?: string }[];
};

const pages = parsedPages();
const [home] = pages;
const builtFor = new URL(home ? attributeOf(home, 'link[rel="canonical"]', 'href') : '').origin;
const ICONS = 'link[rel~="icon"], link[rel~="apple-touch-icon"]';
/** OpenSearch 1.1 allows these elements only once, which its schema cannot express. */
const AT_MOST_ONCE = [
  'LongName',
  'Contact',
  'Tags',
  'Developer',
  'Attribution',
  'SyndicationRight',
  'AdultContent',
];

const statusOf = async (path: string) => (await ask(path, { method: 'HEAD' })).status;

describe.each(languages)('in the language $code', ({ code, prefix, dir }) => {
  async function readManifest(): Promise<Manifest> {
    const { status, headers, body } = await ask(`${prefix}/manifest.webmanifest`);
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^application\/manifest\+json/);
    return JSON.parse(body.toString());
  }

  test('the web manifest follows its schema and describes the site', async () => {
    const manifest = await readManifest();
    expect(manifestFaults(manifest)).toEqual([]);
    expect(manifest).toMatchObject({ lang: code, dir, start_url: prefix || '/' });
    expect(manifest.name).toContain(words[code].ui.site.name);
    // A phone needs both sizes to install the site, and an icon that it may cut to a circle.
    expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(
      expect.arrayContaining(['192x192', '512x512']),
    );
    expect(manifest.icons.some(({ purpose }) => purpose?.includes('maskable'))).toBe(true);
  });

  test('every icon of the web manifest has the type and the size that it names', async () => {
    for (const { src, sizes, type } of (await readManifest()).icons) {
      const { status, headers, body } = await ask(src);
      expect(status, src).toBe(200);
      expect(headers['content-type'], src).toBe(type);
      if (type !== 'image/png') continue;
      const { width, height } = pngSize(body);
      expect(`${width}x${height}`, src).toBe(sizes);
    }
  });

  test('the OpenSearch description follows its specification and leads to the search', async () => {
    const { status, headers, body } = await ask(`${prefix}/opensearch.xml`);
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^application\/(opensearchdescription\+)?xml/);
    expect(await xmlFaults(body.toString(), 'opensearch')).toEqual([]);
    const document = xmlOf(body.toString());
    const count = (name: string) => document.getElementsByTagName(name).length;
    expect([count('ShortName'), count('Description')]).toEqual([1, 1]);
    expect(AT_MOST_ONCE.filter((name) => count(name) > 1)).toEqual([]);

    const template =
      document.querySelector('Url[type="text/html"]')?.getAttribute('template') ?? '';
    expect(template).toBe(`${builtFor}${prefix}/search?q={searchTerms}`);
    const found = await ask(template.replace(builtFor, '').replace('{searchTerms}', 'data'));
    expect(found.status).toBe(200);
    expect(documentOf(found.body.toString()).documentElement.lang).toBe(code);
    const images = [...document.getElementsByTagName('Image')].map(
      ({ textContent }) => textContent ?? '',
    );
    for (const image of images) expect(await statusOf(new URL(image).pathname), image).toBe(200);
  });
});

test('every icon that a page links is served', async () => {
  const linked = pages.flatMap(({ document }) =>
    [...document.querySelectorAll(ICONS)].map((link) => link.getAttribute('href') ?? ''),
  );
  expect(linked).toContain('/favicon.ico');
  for (const href of new Set(linked)) expect(await statusOf(href), href).toBe(200);
});

test('security.txt names a contact for researchers, as RFC 9116 requires', async () => {
  const path = '/.well-known/security.txt';
  const { status, headers, body } = await ask(path);
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  // RFC 9116 requires https URLs, but a build for the local machine has http URLs.
  const secure = (text: string) => text.replaceAll('http://localhost', 'https://localhost');
  const text = secure(body.toString());
  expect(securityTxtFaults(text, new URL(path, secure(builtFor)).href, Date.now())).toEqual([]);
  const linked = Array.from(text.matchAll(/^(?:Policy|Hiring): (.*)$/gm), ([, url = '']) => url);
  for (const url of linked) expect(await statusOf(new URL(url).pathname), url).toBe(200);
});
