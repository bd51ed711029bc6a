import { expect, test } from 'vitest';
import { parsedPages } from '#tests/support/built-pages.ts';
import { rawRequest } from '#tests/support/raw-request.ts';
import { startSite } from '#tests/support/run.ts';

// The default build loads nothing from other hosts.
const LONG = { timeout: 120_000 };
const HINTS =
  'link[rel="preconnect"], link[rel="dns-prefetch"], link[rel="prefetch"], link[rel="prerender"]';

test('with no host set, a page loads nothing from another host', LONG, () => {
  for (const { address, html, document } of parsedPages()) {
    expect(document.querySelectorAll(HINTS), address).toHaveLength(0);
    for (const element of document.querySelectorAll(
      '[src], [srcset], link[href]:not([rel="canonical"], [hreflang])',
    )) {
      const [src, srcset, href] = ['src', 'srcset', 'href'].map((name) =>
        element.getAttribute(name),
      );
      // A name of this page, as in "#rest", loads nothing.
      for (const url of srcset?.split(', ') ?? [src ?? href])
        expect(url, address).toMatch(/^(\/[^/]|#)/);
    }
    const loaded = html.match(/(?:url\(|import\(|@import )[^)]*https?:/g) ?? [];
    expect(loaded, address).toEqual([]);
  }
});

test('with no host set, the policy allows no other host', LONG, async () => {
  const site = await startSite();
  const { headers } = await rawRequest(site.origin, '/');
  await site.stop();
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['content-security-policy']).not.toMatch(/https?:/);
});

test('the key of IndexNow is served if it is set', LONG, async () => {
  const site = await startSite({ settings: { INDEXNOW_KEY: 'a-key-of-ours' } });
  const { status, body } = await rawRequest(site.origin, '/a-key-of-ours.txt');
  await site.stop();
  expect([status, body.toString()]).toEqual([200, 'a-key-of-ours']);
});
