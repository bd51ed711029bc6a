import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { ask, siteOrigin } from '#tests/support/ask-site.ts';

test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5', 'br'],
  ['gzip;q=1.0, br; q=0.000', 'gzip'],
  ['br;q=0', undefined],
  ['br;q=0, gzip;q=0', undefined],
  ['identity', undefined],
  ['deflate', undefined],
  ['', undefined],
] as const)('Accept-Encoding “%s” is answered with the encoding %s', async (accepted, encoding) => {
  for (const path of ['/ar/about-us', '/about-us.data', '/ar/contact?service=ai-strategy']) {
    const plain = await ask(path);
    const { headers, body } = await ask(path, { headers: { 'accept-encoding': accepted } });
    expect(headers['content-encoding'], path).toBe(encoding);
    expect(headers.vary, path).toBe('Accept-Encoding');
    expect(Number(headers['content-length']), path).toBe(body.length);
    expect(decoded(body, encoding).equals(plain.body), path).toBe(true);
    expect(headers.etag === plain.headers.etag, path).toBe(encoding === undefined);
  }
});

test.each(['br', 'gzip'] as const)(
  'a response rendered on request is compressed with %s',
  async (encoding) => {
    for (const path of [
      '/ar/nowhere',
      '/search?q=data',
      '/nowhere.data',
      '/contact.data?service=nothing',
    ]) {
      const plain = await ask(path);
      const { headers, body } = await ask(path, { headers: { 'accept-encoding': encoding } });
      expect(headers['content-encoding'], path).toBe(encoding);
      expect(headers.vary, path).toBe('Accept-Encoding');
      expect(decoded(body, encoding).equals(plain.body), path).toBe(true);
    }
  },
);

test('a page with a query that links of the site use is a file; with any other query it is rendered', async () => {
  for (const path of ['/contact', '/ar/contact', '/ar/contact.data']) {
    const [named, other] = [
      await ask(`${path}?service=ai-ethics`),
      await ask(`${path}?service=ai-ethics&from=elsewhere`),
    ];
    expect([named.status, other.status], path).toEqual([200, 200]);
    expect([named.headers.etag === undefined, other.headers.etag], path).toEqual([
      false,
      undefined,
    ]);
    const subject = /<input[^>]*name="subject"[^>]*value="[^"]+"/;
    if (!path.endsWith('.data'))
      expect(subject.exec(String(named.body))?.[0], path).toBe(
        subject.exec(String(other.body))?.[0] ?? 'no subject',
      );
  }
});

test('a request for another host is refused, and the answer does not repeat its name', async () => {
  const { port } = new URL(siteOrigin);
  for (const host of [
    'evil.example',
    `evil.example:${port}`,
    `localhost.evil.example:${port}`,
    `127.0.0.1.evil.example`,
    `evil.example@localhost`,
  ]) {
    for (const path of ['/', '/about-us/', '/nowhere', '/health']) {
      const { status, headers, body } = await ask(path, { headers: { host } });
      expect(status, `${host} ${path}`).toBe(421);
      expect(JSON.stringify(headers) + body).not.toContain('evil');
    }
  }
});

test('a form for a page that has none is refused', async () => {
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    origin: siteOrigin,
    'content-length': '3',
  };
  for (const path of [
    '/',
    '/about-us',
    '/ar/contact',
    '/careers/apply/nobody',
    '/nowhere',
    '/about-us.data',
    '/health',
    '/release.json',
  ]) {
    const { status } = await ask(path, { method: 'POST', headers, body: 'a=b' });
    expect(status, path).toBeGreaterThanOrEqual(400);
    expect(status, path).toBeLessThan(500);
  }
});

test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])(
  '%s is answered with 405 and the allowed methods',
  async (method) => {
    for (const path of ['/', '/ar/about-us', '/about-us/', '/nowhere', '/about-us.data']) {
      const { status, headers } = await ask(path, { method });
      expect(status, path).toBe(405);
      expect(headers.allow, path).toBe('GET, HEAD, POST');
    }
  },
);

test.each([
  ['/ar/about-us', 405, 'GET, HEAD'],
  ['/ar/nowhere', 404, undefined],
])('a form that is sent to %s, which takes none, shows the page', async (path, expected, allow) => {
  const { status, headers, body } = await ask(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'a=b',
  });
  expect(status).toBe(expected);
  expect(headers.allow).toBe(allow);
  expect(String(body)).toMatch(/<html lang="ar"[\s\S]*<h1/);
});

test.each([
  ['/about-us/', '/about-us'],
  ['/about-us/?a=1&b=/x/', '/about-us?a=1&b=/x/'],
  ['/ar/', '/ar'],
  ['/ar/contact/?q=%D8%A7', '/ar/contact?q=%D8%A7'],
  ['/en', '/'],
  ['/en/', '/'],
  ['/en?a=1', '/?a=1'],
  ['/en/services/ai-strategy?a=1', '/services/ai-strategy?a=1'],
  ['//about-us', '/about-us'],
  ['/About-Us', '/about-us'],
  ['/AR/Contact?Q=A', '/ar/contact?Q=A'],
  ['/about', '/about-us'],
  ['/ar/Privacy/', '/ar/privacy-policy'],
])('%s redirects to %s', async (asked, target) => {
  const { status, headers } = await ask(asked);
  expect(status).toBe(308);
  expect(headers.location).toBe(target);
});

test.each([
  ['/Contact/', 'en'],
  ['/en/contact', 'en'],
  ['/AR/Contact', 'ar'],
])('a form sent to %s is answered in the language %s', async (path, language) => {
  const headers = { origin: siteOrigin, 'content-type': 'application/x-www-form-urlencoded' };
  const { status, body } = await ask(path, { method: 'POST', headers, body: 'name=' });
  expect(status).toBe(422);
  expect(body.toString()).toContain(`<html lang="${language}"`);
});

test('no path redirects to another host', async () => {
  const names = [
    'evil.example',
    'evil.example/',
    'evil.example//',
    '@evil.example/',
    'evil.example%2f/',
  ];
  const starts = [
    '//',
    '///',
    '/\\',
    '/\\/',
    '\\\\',
    '/en//',
    '/en/\\',
    '/en/\\/',
    '/ar//',
    '/%5c',
    '/%2f%2f',
    '/en/%2f',
    '/.//',
    '/./\\',
    '/en/..//',
  ];
  for (const path of starts.flatMap((start) => names.map((name) => start + name))) {
    const { status, headers } = await ask(path);
    expect(status, path).toBeLessThan(500);
    const { origin } = new URL(headers.location ?? '/', siteOrigin);
    expect(origin, `${path} → ${headers.location}`).toBe(siteOrigin);
  }
});

test('a request whose target is an absolute URL is refused', async () => {
  expect((await ask('http://evil.example/')).status).toBe(400);
});

test('a path with a malformed percent-encoding shows Page not found', async () => {
  for (const path of ['/%E0%A4%', '/%', '/ar/%zz?a=1']) {
    const { status, body } = await ask(path);
    expect(status, path).toBe(404);
    expect(String(body), path).toContain(path.startsWith('/ar') ? '<html lang="ar"' : '<h1');
  }
});

test('files outside the site cannot be reached', async () => {
  for (const path of [
    '/%00',
    '/..%2f..%2fpackage.json',
    '/../package.json',
    '/assets/../../stamp',
    '/about-us/index.html.br',
    '/__manifest',
  ]) {
    expect((await ask(path)).status, path).toBe(404);
  }
});

test.each([
  'X-React-Router-SPA-Mode',
  'X-React-Router-Prerender-Data',
  'X-React-Router-Unstable-Middleware',
  'X-Remix-Reload-Document',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
])('%s from a visitor changes nothing', async (header) => {
  for (const path of [
    '/about-us',
    '/nowhere',
    '/ar/nowhere',
    '/services/nothing',
    '/nowhere.data',
  ]) {
    const plain = await ask(path);
    const answer = await ask(path, { headers: { [header]: 'yes' } });
    expect(answer.status, path).toBe(plain.status);
    expect(answer.body.toString(), path).toBe(plain.body.toString());
    expect({ ...answer.headers, date: '' }, path).toEqual({ ...plain.headers, date: '' });
  }
});

test('the health check reports that the site is up', async () => {
  const { status, headers, body } = await ask('/health');
  expect(status).toBe(200);
  expect(headers['content-type']).toMatch(/^application\/json/);
  expect(JSON.parse(body.toString())).toEqual({ status: 'ok' });
});

function decoded(body: Buffer, encoding?: 'br' | 'gzip'): Buffer {
  if (encoding === 'br') return brotliDecompressSync(body);
  return encoding === 'gzip' ? gunzipSync(body) : body;
}
