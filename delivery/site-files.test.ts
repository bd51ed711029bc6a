import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { HTML, serveExampleFiles } from '#tests/support/example-static-files.ts';

const { ask } = await serveExampleFiles();

test('the path of a page has no trailing slash', async () => {
  expect((await ask('/')).body.toString()).toBe(HTML);
  expect((await ask('/contact')).headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'x-kind': 'page',
  });
});

test('the smallest encoding that the client accepts is served', async () => {
  const br = await ask('/contact', { 'accept-encoding': 'gzip, br' });
  expect(br.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(br.body).toString()).toBe(HTML);
  const gzip = await ask('/contact', { 'accept-encoding': 'br;q=0, gzip' });
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.body).toString()).toBe(HTML);
  for (const accepted of ['', 'identity', 'deflate', 'br;q=0, gzip;q=0.0']) {
    expect((await ask('/contact', { 'accept-encoding': accepted })).headers).not.toHaveProperty(
      'content-encoding',
    );
  }
});

test('each encoding has its own ETag, and a client that sends it gets no body', async () => {
  const plain = await ask('/contact');
  const br = await ask('/contact', { 'accept-encoding': 'br' });
  expect(plain.headers.etag).not.toBe(br.headers.etag);
  const again = await ask('/contact', {
    'accept-encoding': 'br',
    'if-none-match': `"other", ${br.headers.etag}`,
  });
  expect([again.status, again.body.length, again.headers['x-kind']]).toEqual([304, 0, 'page']);
});

test('a file with a hash in its name is cached for a year, a page is revalidated', async () => {
  for (const path of ['/assets/home-Ab3.js', '/art/icon.0123abcd.svg']) {
    expect((await ask(path)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  }
  for (const path of ['/', '/release.json']) {
    expect((await ask(path)).headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  }
});

test('browsers, but not shared caches, may reuse loader data for a short time', async () => {
  expect((await ask('/contact.data')).headers['cache-control']).toBe(
    'public, max-age=30, s-maxage=0, must-revalidate',
  );
});

test('loader data has the headers of a file, and is not indexed', async () => {
  expect((await ask('/contact.data')).headers).toMatchObject({
    'content-type': 'text/x-script; charset=utf-8',
    'x-robots-tag': 'noindex',
    'x-kind': 'file',
  });
});

test('another origin may show pictures, but no pages', async () => {
  for (const picture of ['/art/icon.0123abcd.svg', '/social/index.png'])
    expect((await ask(picture)).headers['cross-origin-resource-policy'], picture).toBe(
      'cross-origin',
    );
  expect((await ask('/contact')).headers).not.toHaveProperty('access-control-allow-origin');
});

test('a HEAD request gets the length without the body', async () => {
  const { headers, body } = await ask('/contact', {}, 'HEAD');
  expect([headers['content-length'], body.length]).toEqual([String(HTML.length), 0]);
});

test.each(['/contact/index.html', '/contact/index.html.br', '/../server/env.ts', '/nowhere'])(
  '%s does not exist',
  async (path) => {
    expect((await ask(path)).status).toBe(404);
  },
);

test('the application answers POST requests', async () => {
  expect((await ask('/contact', {}, 'POST')).status).toBe(404);
});

test.each([
  ['/webinars.ics', 'text/calendar; charset=utf-8'],
  ['/feed.xml', 'application/rss+xml; charset=utf-8'],
  ['/feed.json', 'application/feed+json; charset=utf-8'],
  ['/templates/en/register.csv', 'text/csv; charset=utf-8'],
  ['/templates/en/brief.md', 'text/markdown; charset=utf-8'],
  [
    '/templates/en/brief.docx',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ],
  [
    '/templates/en/register.xlsx',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ],
  ['/contact.md', 'text/markdown; charset=utf-8'],
  ['/llms.txt', 'text/plain; charset=utf-8'],
  ['/social/index.png', 'image/png'],
  ['/favicon.ico', 'image/x-icon'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
])('%s has the type %s, and is revalidated each time', async (path, type) => {
  expect((await ask(path)).headers).toMatchObject({
    'content-type': type,
    'cache-control': 'public, max-age=0, must-revalidate',
    'x-kind': 'file',
  });
});

test('the Markdown of a page has a link to the page, other Markdown does not', async () => {
  expect((await ask('/contact.md')).headers).toMatchObject({
    link: '<https://site.example/>; rel="canonical"',
  });
  const { headers } = await ask('/templates/en/brief.md');
  expect([headers.link, headers['x-robots-tag']]).toEqual([undefined, undefined]);
});
