import { describe, expect, test } from 'vitest';
import { languages } from '#content/languages.ts';
import { ask } from '#tests/support/ask-site.ts';
import { builtPages } from '#tests/support/built-pages.ts';
import { documentOf } from '#tests/support/document-of.ts';

/**
 * Paths that search engines must not index, such as search results and pages for a single visitor.
 */
const KEPT_OUT = [
  '/search',
  '/search?q=data',
  '/feedback',
  '/received/nothing',
  '/your-data/nothing',
  '/staff/nothing',
  '/newsletter/confirm/nothing',
  '/newsletter/preferences/nothing',
  '/newsletter/unsubscribe/nothing',
  '/nowhere',
  '/services/nothing',
  '/careers/apply/nothing',
];
const FOR_SEARCH_ENGINES = [
  'link[rel="canonical"]',
  'link[hreflang]',
  'meta[property]:not([property="og:site_name"])',
  'script[type="application/ld+json"]',
];

describe.each(languages)('in the language $code', ({ prefix }) => {
  test.each(KEPT_OUT)(
    '%s keeps search engines out, in the page and in its headers',
    async (path) => {
      const { headers, body } = await ask(prefix + path);
      const { head } = documentOf(body.toString());
      expect(head.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
      expect(headers['x-robots-tag']).toBe('noindex');
      expect(head.querySelectorAll(FOR_SEARCH_ENGINES.join())).toHaveLength(0);
    },
  );
});

test('the headers of every built page let search engines list it', async () => {
  for (const { address } of builtPages()) {
    const { headers } = await ask(address, { method: 'HEAD' });
    expect(headers['x-robots-tag'], address).toBe('index, follow');
  }
});

test.each([
  '/about-us.data',
  '/ar/search.json?q=data',
  '/release.json',
  '/form-token',
  '/health',
  '/nowhere.data',
])('%s, which only scripts read, keeps search engines out', async (path) => {
  expect((await ask(path)).headers['x-robots-tag']).toBe('noindex');
});
