import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { HTML, serveExampleFiles } from '#tests/support/example-static-files.ts';

const { ask } = await serveExampleFiles();

test('a page has no slash at its end', async () => {
  expect((await ask('/')).body.toString()).toBe(HTML);
  expect((await ask('/contact')).headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'x-kind': 'page',
  });
});

test('the smallest encoding that the client takes is served, and none that it refuses', async () => {
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

test('each encoding has an ETag of its own, and who has it gets no body', async () => {
  const plain = await ask('/contact');
  const br = await ask('/contact', { 'accept-encoding': 'br' });
  expect(plain.headers.etag).not.toBe(br.headers.etag);
  const again = await ask('/contact', {
    'accept-encoding': 'br',
    'if-none-match': `"other", ${br.headers.etag}`,
  });
  expect([again.status, again.body.length, again.headers['x-kind']]).toEqual([304, 0, 'page']);
});

test('a file named after its content is cached for a year, a page is asked for each time', async () => {
  for (const address of ['/assets/home-Ab3.js', '/art/icon.0123abcd.svg']) {
    expect((await ask(address)).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
  }
  for (const address of ['/', '/release.json']) {
    expect((await ask(address)).headers['cache-control']).toBe(
      'public, max-age=0, must-revalidate',
    );
  }
});

test('browsers reuse prefetched loader data for a moment, shared caches do not', async () => {
  expect((await ask('/contact.data')).headers['cache-control']).toBe(
    'public, max-age=30, s-maxage=0, must-revalidate',
  );
});

test('loader data is neither a page nor a download, and stays out of search engines', async () => {
  expect((await ask('/contact.data')).headers).toMatchObject({
    'content-type': 'text/x-script; charset=utf-8',
    'x-robots-tag': 'noindex',
    'x-kind': 'file',
  });
});

test('pictures may be shown by another origin, pages may not', async () => {
  for (const picture of ['/art/icon.0123abcd.svg', '/social/index.png'])
    expect((await ask(picture)).headers['cross-origin-resource-policy'], picture).toBe(
      'cross-origin',
    );
  expect((await ask('/contact')).headers).not.toHaveProperty('access-control-allow-origin');
});

test('HEAD tells the length without the body', async () => {
  const { headers, body } = await ask('/contact', {}, 'HEAD');
  expect([headers['content-length'], body.length]).toEqual([String(HTML.length), 0]);
});

test.each(['/contact/index.html', '/contact/index.html.br', '/../server/env.ts', '/nowhere'])(
  '%s is nothing',
  async (address) => {
    expect((await ask(address)).status).toBe(404);
  },
);

test('a POST is for the application', async () => {
  expect((await ask('/contact', {}, 'POST')).status).toBe(404);
});

test.each([
  ['/webinars.ics', 'text/calendar; charset=utf-8'],
  ['/feed.xml', 'application/rss+xml; charset=utf-8'],
  ['/feed.json', 'application/feed+json; charset=utf-8'],
  ['/templates/en/register.csv', 'text/csv; charset=utf-8'],
  ['/templates/en/brief.md', 'text/markdown; charset=utf-8'],
  ['/contact.md', 'text/markdown; charset=utf-8'],
  ['/llms.txt', 'text/plain; charset=utf-8'],
  ['/social/index.png', 'image/png'],
  ['/favicon.ico', 'image/x-icon'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
])('%s is %s, asked for each time', async (address, type) => {
  expect((await ask(address)).headers).toMatchObject({
    'content-type': type,
    'cache-control': 'public, max-age=0, must-revalidate',
    'x-kind': 'file',
  });
});

test('the Markdown of a page names the page; other Markdown does not', async () => {
  expect((await ask('/contact.md')).headers).toMatchObject({
    link: '<https://site.example/>; rel="canonical"',
  });
  const { headers } = await ask('/templates/en/brief.md');
  expect([headers.link, headers['x-robots-tag']]).toEqual([undefined, undefined]);
});
