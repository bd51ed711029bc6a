import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { test } from '#tests/support/request-fixture.ts';

for (const [accepted, encoding] of [
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
] as const) {
  test(`who accepts “${accepted}” is answered in ${encoding ?? 'no encoding'}`, async ({ ask }) => {
    for (const path of ['/ar/about-us', '/about-us.data', '/ar/contact?service=ai-strategy']) {
      const plain = await ask(path);
      const { headers, body } = await ask(path, { headers: { 'accept-encoding': accepted } });
      expect(headers['content-encoding'], path).toBe(encoding);
      expect(headers.vary, path).toBe('Accept-Encoding');
      expect(Number(headers['content-length']), path).toBe(body.length);
      expect((encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body).equals(plain.body), path).toBe(true);
      expect(headers.etag === plain.headers.etag, path).toBe(encoding === undefined);
    }
  });
}

for (const encoding of ['br', 'gzip'] as const) {
  test(`what is rendered on request is compressed in ${encoding}`, async ({ ask }) => {
    for (const path of ['/ar/nowhere', '/search?q=data', '/nowhere.data', '/contact.data?service=nothing']) {
      const plain = await ask(path);
      const { headers, body } = await ask(path, { headers: { 'accept-encoding': encoding } });
      expect(headers['content-encoding'], path).toBe(encoding);
      expect(headers.vary, path).toBe('Accept-Encoding');
      expect((encoding === 'br' ? brotliDecompressSync : gunzipSync)(body).equals(plain.body), path).toBe(true);
    }
  });
}

test('a page whose query its links name is a file, and one with any other query is rendered', async ({ ask }) => {
  for (const path of ['/contact', '/ar/contact', '/ar/contact.data']) {
    const [named, other] = [await ask(`${path}?service=ai-ethics`), await ask(`${path}?service=ai-ethics&from=elsewhere`)];
    expect([named.status, other.status], path).toEqual([200, 200]);
    expect([named.headers.etag === undefined, other.headers.etag], path).toEqual([false, undefined]);
    const subject = /<input[^>]*name="subject"[^>]*value="[^"]+"/;
    if (!path.endsWith('.data')) expect(subject.exec(String(named.body))?.[0], path).toBe(subject.exec(String(other.body))?.[0] ?? 'no subject');
  }
});

test('pages are not served under another name, nor is that name repeated', async ({ ask, origin }) => {
  const { port } = new URL(origin);
  for (const host of ['evil.example', `evil.example:${port}`, `localhost.evil.example:${port}`, `127.0.0.1.evil.example`, `evil.example@localhost`]) {
    for (const path of ['/', '/about-us/', '/nowhere', '/health']) {
      const { status, headers, body } = await ask(path, { headers: { host } });
      expect(status, `${host} ${path}`).toBe(421);
      expect(JSON.stringify(headers) + body).not.toContain('evil');
    }
  }
});

test('a form sent to a page that takes none is refused, and breaks nothing', async ({ ask, origin }) => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin, 'content-length': '3' };
  for (const path of ['/', '/about-us', '/ar/contact', '/careers/apply/nobody', '/nowhere', '/about-us.data', '/health', '/release.json']) {
    const { status } = await ask(path, { method: 'POST', headers, body: 'a=b' });
    expect(status, path).toBeGreaterThanOrEqual(400);
    expect(status, path).toBeLessThan(500);
  }
});

for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND']) {
  test(`${method} is answered 405, naming what is allowed`, async ({ ask }) => {
    for (const path of ['/', '/ar/about-us', '/about-us/', '/nowhere', '/about-us.data']) {
      const { status, headers } = await ask(path, { method });
      expect(status, path).toBe(405);
      expect(headers.allow, path).toBe('GET, HEAD, POST');
    }
  });
}

for (const [asked, right] of [
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
]) {
  test(`${asked} is at ${right}`, async ({ ask }) => {
    const { status, headers } = await ask(asked ?? '');
    expect(status).toBe(308);
    expect(headers.location).toBe(right);
  });
}

for (const [path, language] of [
  ['/Contact/', 'en'],
  ['/en/contact', 'en'],
  ['/AR/Contact', 'ar'],
]) {
  test(`a form that is sent to ${path} is answered`, async ({ ask, origin }) => {
    const headers = { origin, 'content-type': 'application/x-www-form-urlencoded' };
    const { status, body } = await ask(path ?? '', { method: 'POST', headers, body: 'name=' });
    expect(status).toBe(422);
    expect(body.toString()).toContain(`<html lang="${language}"`);
  });
}

test('no address leads to another host', async ({ ask, origin }) => {
  const names = ['evil.example', 'evil.example/', 'evil.example//', '@evil.example/', 'evil.example%2f/'];
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
    if (headers.location) expect(new URL(headers.location, origin).origin, `${path} → ${headers.location}`).toBe(origin);
  }
});

test('a whole address as the target of a request is refused', async ({ ask }) => {
  expect((await ask('http://evil.example/')).status).toBe(400);
});

test('an address that makes no sense is refused', async ({ ask }) => {
  for (const path of ['/%E0%A4%A', '/%', '/ar/%ZZ?a=1']) expect((await ask(path)).status, path).toBe(400);
});

test('nothing but the site is found below it', async ({ ask }) => {
  for (const path of ['/%00', '/..%2f..%2fpackage.json', '/../package.json', '/assets/../../stamp', '/about-us/index.html.br', '/__manifest']) {
    expect((await ask(path)).status, path).toBe(404);
  }
});

for (const header of [
  'X-React-Router-SPA-Mode',
  'X-React-Router-Prerender-Data',
  'X-React-Router-Unstable-Middleware',
  'X-Remix-Reload-Document',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
]) {
  test(`${header} from outside changes nothing`, async ({ ask }) => {
    for (const path of ['/about-us', '/nowhere', '/ar/nowhere', '/services/nothing', '/nowhere.data']) {
      const plain = await ask(path);
      const answer = await ask(path, { headers: { [header]: 'yes' } });
      expect(answer.status, path).toBe(plain.status);
      expect(answer.body.toString(), path).toBe(plain.body.toString());
      expect({ ...answer.headers, date: '' }, path).toEqual({ ...plain.headers, date: '' });
    }
  });
}

test('the health check answers that the site is up', async ({ ask }) => {
  const { status, headers, body } = await ask('/health');
  expect(status).toBe(200);
  expect(headers['content-type']).toMatch(/^application\/json/);
  expect(JSON.parse(body.toString())).toEqual({ status: 'ok' });
});
