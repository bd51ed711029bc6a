import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { HTML, RENDERED, serveExampleFiles } from '#tests/support/example-static-files.ts';

const { site, ask, replace } = await serveExampleFiles();
const paths = Object.keys(RENDERED).sort();

test('the paths of rendered files are known', () => {
  expect(site.rendered().sort()).toEqual(paths);
});

test('while rendered files are stale, the application answers for them alone', async () => {
  site.setStale(true);
  for (const path of paths) expect([path, (await ask(path)).status]).toEqual([path, 404]);
  for (const path of [
    '/assets/home-Ab3.js',
    '/art/icon.0123abcd.svg',
    '/release.json',
    '/templates/en/register.csv',
    '/templates/en/brief.md',
  ])
    expect([path, (await ask(path)).status]).toEqual([path, 200]);
  site.setStale(false);
  for (const path of paths) expect([path, (await ask(path)).status]).toEqual([path, 200]);
});

const page = (html: string) =>
  new Response(html, { headers: { 'Content-Type': 'text/html', 'X-Robots-Tag': 'noindex' } });

test('a page that is replaced is new in every encoding, with another ETag', async () => {
  const before = await ask('/contact');
  const again = HTML.replace('Contact', 'Contact us');
  await replace('/contact', page(again));
  const plain = await ask('/contact');
  const br = await ask('/contact', { 'accept-encoding': 'br' });
  const gzip = await ask('/contact', { 'accept-encoding': 'gzip' });
  expect([plain.body, brotliDecompressSync(br.body), gunzipSync(gzip.body)].map(String)).toEqual([
    again,
    again,
    again,
  ]);
  expect([br, gzip].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip']);
  expect((await ask('/contact', { 'if-none-match': String(before.headers.etag) })).status).toBe(
    200,
  );
  expect(plain.headers).toMatchObject({
    'x-kind': 'page',
    'x-robots-tag': 'noindex',
    'cache-control': before.headers['cache-control'],
  });
  await replace('/contact', page(HTML));
});

test('a page that is replaced by the same page keeps its ETag', async () => {
  const before = await ask('/contact');
  await replace('/contact', page(HTML));
  expect((await ask('/contact', { 'if-none-match': String(before.headers.etag) })).status).toBe(
    304,
  );
});

test('a new page is served until it is removed', async () => {
  await replace('/contact?service=new', page(HTML));
  expect((await ask('/contact?service=new')).headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'x-kind': 'page',
  });
  expect(site.rendered()).toContain('/contact?service=new');
  site.remove('/contact?service=new');
  expect((await ask('/contact?service=new')).status).toBe(404);
  expect(site.rendered().sort()).toEqual(paths);
});
