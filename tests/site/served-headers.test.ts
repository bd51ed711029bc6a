import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { markdownPath } from '#app/seo/markdown-path.ts';
import { ask } from '#tests/support/ask-site.ts';
import { builtPages } from '#tests/support/built-pages.ts';
import { documentOf } from '#tests/support/document-of.ts';
import type { RawAnswer, RawOptions } from '#tests/support/raw-request.ts';

const COMMON = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'x-frame-options': 'DENY',
};

const script = `/assets/${fileIn('assets', '.js')}`;
const font = `/fonts/${fileIn('fonts', '.woff2')}`;
const drawing = `/art/${fileIn('art', '.svg')}`;

test.each([
  ['a built page', '/about-us', 200],
  ['a built page in Arabic', '/ar/services/ai-strategy', 200],
  ['the 404 page', '/nowhere', 404],
  ['the 404 page in Arabic', '/ar/nowhere', 404],
])(
  '%s may run only its own scripts and styles, which its policy lists by their hashes',
  async (_, path, status) => {
    const answer = await ask(path);
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({
      ...COMMON,
      'content-type': 'text/html; charset=utf-8',
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
    });

    const policy = policyOf(answer);
    const document = documentOf(answer.body.toString());
    const scripts = [...document.querySelectorAll('script')].filter(
      ({ type }) => !/^application\/(ld\+)?json$/.test(type),
    );
    const [dynamic, ...allowed] = policy['script-src'] ?? [];
    expect([dynamic, allowed.pop()]).toEqual(["'strict-dynamic'", "'self'"]);
    expect(allowed).toEqual(expect.arrayContaining(scripts.map(hashOf)));
    expect(new Set(allowed)).toEqual(scriptsOfSite());
    expect(policy['style-src']).toEqual([
      ...[...document.querySelectorAll('style')].map(hashOf),
      "'self'",
    ]);
    expect(policy).toMatchObject({
      'default-src': ["'none'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
      'form-action': ["'self'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ["'none'"],
    });
    expect(JSON.stringify(policy)).not.toMatch(/unsafe-|https?:|\*|data:/);
  },
);

function scriptsOfSite(): Set<string> {
  const texts = builtPages().flatMap(({ html }) =>
    Array.from(
      html.matchAll(/<script>([^<]*(?:<(?!\/script>)[^<]*)*)<\/script>/g),
      ([, text = '']) => text,
    ),
  );
  const hashes = new Set(texts.map((textContent) => hashOf({ textContent })));
  expect(hashes.size).toBe(2);
  return hashes;
}

test('the policies of all pages differ only in their styles', async () => {
  const { 'style-src': _, ...common } = policyOf(await ask('/'));
  for (const { address, html } of builtPages()) {
    const styles = Array.from(html.matchAll(/<style>([\s\S]*?)<\/style>/g), ([, text = '']) =>
      hashOf({ textContent: text }),
    );
    expect(policyOf(await ask(address, { method: 'HEAD' })), address).toEqual({
      ...common,
      'style-src': [...styles, "'self'"],
    });
  }
});

test.each<[what: string, status: number, path: string, options?: RawOptions]>([
  ['a script', 200, script],
  ['a font', 200, font],
  ['a drawing', 200, drawing],
  ['the data of a page', 200, '/about-us.data'],
  ['the name of the release', 200, '/release.json'],
  ['the health check', 200, '/health'],
  ['a redirect', 308, '/about-us/'],
  ['a refused method', 405, '/about-us', { method: 'PUT' }],
  ['a request for another host', 421, '/', { headers: { host: 'evil.example' } }],
])('%s may load nothing when a browser opens it as a page', async (_, status, path, options) => {
  const answer = await ask(path, options);
  expect(answer.status).toBe(status);
  expect(answer.headers).toMatchObject(COMMON);
  expect(policyOf(answer)).toEqual({
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  });
  const isShared = [font, drawing].includes(path);
  expect(answer.headers['cross-origin-resource-policy']).toBe(
    isShared ? 'cross-origin' : 'same-origin',
  );
  expect(answer.headers['set-cookie']).toBeUndefined();
});

test('other origins may fetch only fonts and drawings', async () => {
  const allowed = async (path: string) => (await ask(path)).headers['access-control-allow-origin'];
  expect(await Promise.all([font, drawing].map(allowed))).toEqual(['*', '*']);
  expect(
    await Promise.all(['/', '/about-us.data', script, '/health', '/nowhere'].map(allowed)),
  ).toEqual(Array(5).fill(undefined));
});

test('HEAD is answered with the headers of GET and without a body', async () => {
  for (const path of [
    '/',
    '/ar/contact',
    script,
    '/about-us.data',
    '/health',
    '/nowhere',
    '/ar/search?q=data',
  ]) {
    const [head, get] = [await ask(path, { method: 'HEAD' }), await ask(path)];
    expect(head.status, path).toBe(get.status);
    expect(head.body).toHaveLength(0);
    expect(securityOf(head), path).toEqual(securityOf(get));
    expect(head.headers['content-type'], path).toBe(get.headers['content-type']);
  }
});

test('an unchanged file is answered with 304, with the same headers and without a body', async () => {
  for (const path of ['/', '/ar/about-us', script, font, '/about-us.data']) {
    const { headers } = await ask(path);
    const etag = headers.etag ?? '';
    // A proxy that compresses the response makes its ETag weak (`W/`).
    for (const known of [etag, `"other", ${etag}`, `"other",${etag}`, `W/${etag}`, '*']) {
      const again = await ask(path, { headers: { 'if-none-match': known } });
      expect(again.status, `${path} ${known}`).toBe(304);
      expect(again.body).toHaveLength(0);
      expect(again.headers, path).toMatchObject({
        etag,
        'cache-control': headers['cache-control'],
        vary: headers.vary,
      });
      expect(securityOf(again), path).toEqual(securityOf({ headers }));
    }
    expect((await ask(path, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  }
});

test('files with a hash in their name are cached for a year, pages revalidated', async () => {
  const cacheControl = async (path: string) => (await ask(path)).headers['cache-control'];
  for (const path of [script, font, drawing])
    expect(await cacheControl(path), path).toBe('public, max-age=31536000, immutable');
  for (const path of ['/', '/ar', '/about-us', '/contact?service=ai-strategy', '/release.json'])
    expect(await cacheControl(path), path).toBe('public, max-age=0, must-revalidate');
  // A browser may use prefetched loader data for 30 seconds.
  for (const path of [
    '/about-us.data',
    '/ar/contact.data?service=ai-strategy',
    '/partnership-form.data?type=channel-reseller',
  ]) {
    expect(await cacheControl(path), path).toBe('public, max-age=30, s-maxage=0, must-revalidate');
  }
  for (const path of [
    '/nowhere',
    '/nowhere.data?service=ai-strategy',
    '/health',
    '/contact?service=nothing',
    '/search.data?q=data',
  ])
    expect(await cacheControl(path), path).toBe('no-store');
});

test('the Markdown of a page names the page as its canonical', async () => {
  for (const { address, html, language } of builtPages()) {
    const page = /rel="canonical" href="([^"]+)"/.exec(html)?.[1];
    const { status, headers } = await ask(markdownPath(address), { method: 'HEAD' });
    expect(status, address).toBe(200);
    expect(headers, address).toMatchObject({
      ...COMMON,
      'content-type': 'text/markdown; charset=utf-8',
      'content-language': language.code,
      link: `<${page}>; rel="canonical"`,
    });
    expect(headers['x-robots-tag'], address).toBeUndefined();
  }
});

function fileIn(folder: string, ending: string): string {
  const file = readdirSync(`build/client/${folder}`).find((name) => name.endsWith(ending));
  if (!file) throw new Error(`no ${ending} in build/client/${folder}`);
  return file;
}

function policyOf({ headers }: RawAnswer): Record<string, string[]> {
  const directives = String(headers['content-security-policy']).split('; ');
  return Object.fromEntries(
    directives
      .map((directive) => directive.split(' '))
      .map(([name, ...sources]) => [name, sources]),
  );
}

function securityOf({ headers }: Pick<RawAnswer, 'headers'>): unknown[] {
  return [...Object.keys(COMMON), 'content-security-policy', 'cross-origin-resource-policy'].map(
    (name) => headers[name],
  );
}

function hashOf({ textContent }: Pick<Element, 'textContent'>): string {
  return `'sha256-${createHash('sha256')
    .update(textContent ?? '')
    .digest('base64')}'`;
}
