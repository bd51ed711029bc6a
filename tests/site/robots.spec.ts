import { expect } from '@playwright/test';
import { JSDOM } from 'jsdom';
import { languages } from '#content/languages.ts';
import { builtPages } from '#tests/support/built-pages.ts';
import { test } from '#tests/support/request-fixture.ts';

/** What is for one visitor, or leads nowhere, or is only an answer. */
const KEPT_OUT = [
  '/search',
  '/search?q=data',
  '/feedback',
  '/received/nothing',
  '/your-data/nothing',
  '/newsletter/confirm/nothing',
  '/newsletter/preferences/nothing',
  '/newsletter/unsubscribe/nothing',
  '/nowhere',
  '/services/nothing',
  '/careers/apply/nothing',
];

for (const { prefix, code } of languages) {
  for (const path of KEPT_OUT) {
    test(`${path} is kept out of search engines, by the page and by its headers (${code})`, async ({ ask }) => {
      const { headers, body } = await ask(prefix + path);
      const { document } = new JSDOM(body.toString()).window;
      expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
      expect(headers['x-robots-tag']).toBe('noindex');
      expect(
        document.querySelectorAll(
          'link[rel="canonical"], link[hreflang], meta[property]:not([property="og:site_name"]), script[type="application/ld+json"]',
        ),
      ).toHaveLength(0);
    });
  }
}

test('a page that may be found says so in its headers as well', async ({ ask }) => {
  for (const { address } of builtPages()) {
    expect((await ask(address, { method: 'HEAD' })).headers['x-robots-tag'], address).toBe('index, follow');
  }
});

test('what only scripts read is kept out, too', async ({ ask }) => {
  for (const path of ['/about-us.data', '/ar/search-index.json', '/release.json', '/form-token', '/health', '/nowhere.data']) {
    expect((await ask(path)).headers['x-robots-tag'], path).toBe('noindex');
  }
});
