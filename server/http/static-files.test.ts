import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { loadStaticFiles } from './static-files.ts';

const HTML = '<!DOCTYPE html><title>Contact</title>';
const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
for (const name of ['contact', 'assets', 'art', 'social']) mkdirSync(path.join(folder, name));
writeFileSync(path.join(folder, 'index.html'), HTML);
writeFileSync(path.join(folder, 'contact/index.html'), HTML);
writeFileSync(path.join(folder, 'contact/index.html.br'), brotliCompressSync(HTML));
writeFileSync(path.join(folder, 'contact/index.html.gz'), gzipSync(HTML));
writeFileSync(path.join(folder, 'contact.data'), '[]');
writeFileSync(path.join(folder, 'assets/home-Ab3.js'), 'x');
writeFileSync(path.join(folder, 'art/icon.0123abcd.svg'), '<svg/>');
writeFileSync(path.join(folder, 'release.json'), '{}');
writeFileSync(path.join(folder, 'search-index.json'), '{}');
writeFileSync(path.join(folder, 'contact.md'), '---\nurl: "https://site.example/contact"\nlanguage: "en"\n---\n\n# Contact\n');
for (const name of [
  'webinars.ics',
  'llms.txt',
  'register.csv',
  'brief.md',
  'feed.xml',
  'feed.json',
  'favicon.ico',
  'manifest.webmanifest',
  'sitemap.xml',
  'robots.txt',
  'social/index.png',
])
  writeFileSync(path.join(folder, name), 'words');

const files = loadStaticFiles(folder, { page: () => ({ 'X-Kind': 'page' }), file: { 'X-Kind': 'file' } });
const server = createServer((incoming, response) => {
  if (!files.answer(incoming, response, incoming.url ?? '/')) response.writeHead(404).end();
}).listen(0, '127.0.0.1');

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

type Answer = { status: number | undefined; headers: NodeJS.Dict<string | string[]>; body: Buffer };

function ask(address: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path: address, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }));
    })
      .on('error', reject)
      .end();
  });
}

test('a folder with an index is a page without a slash', async () => {
  expect((await ask('/')).body.toString()).toBe(HTML);
  expect((await ask('/contact')).headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'x-kind': 'page' });
});

test('the smallest encoding that the client takes is served, and none that it refuses', async () => {
  const br = await ask('/contact', { 'accept-encoding': 'gzip, br' });
  expect(br.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(br.body).toString()).toBe(HTML);
  const gzip = await ask('/contact', { 'accept-encoding': 'br;q=0, gzip' });
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.body).toString()).toBe(HTML);
  for (const accepted of ['', 'identity', 'deflate', 'br;q=0, gzip;q=0.0']) {
    expect((await ask('/contact', { 'accept-encoding': accepted })).headers).not.toHaveProperty('content-encoding');
  }
});

test('a file is read as the text that it was, however it is held', async () => {
  for (const address of ['/', '/contact']) expect(await files.read(address)).toBe(HTML);
  expect(await files.read('/social/index.png')).toBe('words');
  expect(await files.read('/nowhere')).toBeUndefined();
});

test('each encoding has an ETag of its own, and who has it gets no body', async () => {
  const plain = await ask('/contact');
  const br = await ask('/contact', { 'accept-encoding': 'br' });
  expect(plain.headers.etag).not.toBe(br.headers.etag);
  const again = await ask('/contact', { 'accept-encoding': 'br', 'if-none-match': `"other", ${br.headers.etag}` });
  expect([again.status, again.body.length, again.headers['x-kind']]).toEqual([304, 0, 'page']);
});

test('a name with a hash is kept for a year, a page is asked for each time', async () => {
  for (const address of ['/assets/home-Ab3.js', '/art/icon.0123abcd.svg']) {
    expect((await ask(address)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  }
  for (const address of ['/', '/release.json']) {
    expect((await ask(address)).headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  }
});

test('loader data that were fetched ahead are there when the link is pressed, and no cache in between keeps them', async () => {
  expect((await ask('/contact.data')).headers['cache-control']).toBe('public, max-age=30, s-maxage=0, must-revalidate');
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
    expect((await ask(picture)).headers['cross-origin-resource-policy'], picture).toBe('cross-origin');
  expect((await ask('/contact')).headers).not.toHaveProperty('access-control-allow-origin');
});

test('HEAD tells the length without the body', async () => {
  const { headers, body } = await ask('/contact', {}, 'HEAD');
  expect([headers['content-length'], body.length]).toEqual([String(HTML.length), 0]);
});

test.each(['/contact/index.html', '/contact/index.html.br', '/../server/env.ts', '/nowhere'])('%s is nothing', async (address) => {
  expect((await ask(address)).status).toBe(404);
});

test('a POST is for the application', async () => {
  expect((await ask('/contact', {}, 'POST')).status).toBe(404);
});

test.each([
  ['/webinars.ics', 'text/calendar; charset=utf-8'],
  ['/feed.xml', 'application/rss+xml; charset=utf-8'],
  ['/feed.json', 'application/feed+json; charset=utf-8'],
  ['/register.csv', 'text/csv; charset=utf-8'],
  ['/brief.md', 'text/markdown; charset=utf-8'],
  ['/contact.md', 'text/markdown; charset=utf-8'],
  ['/llms.txt', 'text/plain; charset=utf-8'],
  ['/social/index.png', 'image/png'],
  ['/favicon.ico', 'image/x-icon'],
  ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
])('%s is %s, asked for each time', async (address, type) => {
  expect((await ask(address)).headers).toMatchObject({
    'content-type': type,
    'cache-control': 'public, max-age=0, must-revalidate',
    'x-kind': 'file',
  });
});

test('the Markdown of a page says whose it is; other Markdown does not', async () => {
  expect((await ask('/contact.md')).headers).toMatchObject({ link: '<https://site.example/contact>; rel="canonical"', 'content-language': 'en' });
  const { headers } = await ask('/brief.md');
  expect([headers.link, headers['content-language'], headers['x-robots-tag']]).toEqual([undefined, undefined, undefined]);
});

const RENDERED = [
  '/',
  '/contact',
  '/contact.data',
  '/contact.md',
  '/feed.json',
  '/feed.xml',
  '/llms.txt',
  '/search-index.json',
  '/sitemap.xml',
  '/webinars.ics',
];

test('what the application rendered is known from what it did not', () => {
  expect(files.rendered().sort()).toEqual(RENDERED);
});

test('while it is held back, what the application rendered is for the application, and the rest is served', async () => {
  files.holdBack(true);
  for (const address of RENDERED) expect([address, (await ask(address)).status]).toEqual([address, 404]);
  for (const address of ['/assets/home-Ab3.js', '/art/icon.0123abcd.svg', '/release.json', '/register.csv', '/brief.md'])
    expect([address, (await ask(address)).status]).toEqual([address, 200]);
  files.holdBack(false);
  for (const address of RENDERED) expect([address, (await ask(address)).status]).toEqual([address, 200]);
});

test('a page that is replaced is the new one in every encoding, and known by another ETag', async () => {
  const before = await ask('/contact');
  const anew = '<!DOCTYPE html><title>Contact us</title>';
  await files.replace('/contact', Buffer.from(anew));
  const plain = await ask('/contact');
  const br = await ask('/contact', { 'accept-encoding': 'br' });
  const gzip = await ask('/contact', { 'accept-encoding': 'gzip' });
  expect([plain.body, brotliDecompressSync(br.body), gunzipSync(gzip.body)].map(String)).toEqual([anew, anew, anew]);
  expect([br, gzip].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip']);
  expect((await ask('/contact', { 'if-none-match': String(before.headers.etag) })).status).toBe(200);
  const { 'content-length': length, etag, date, ...headers } = plain.headers;
  expect(before.headers).toMatchObject(headers);
  await files.replace('/contact', Buffer.from(HTML));
});

test('a page that is replaced by itself keeps its ETag', async () => {
  const before = await ask('/contact');
  await files.replace('/contact', Buffer.from(HTML));
  expect((await ask('/contact', { 'if-none-match': String(before.headers.etag) })).status).toBe(304);
});

test('a new page is a page, its data are data, and both are taken away again', async () => {
  await files.replace('/blog/new-post', Buffer.from(HTML));
  await files.replace('/blog/new-post.data', Buffer.from('[]'));
  await files.replace('/contact?service=new', Buffer.from(HTML));
  await files.replace('/contact.data?service=new', Buffer.from('[]'));
  await files.replace('/talk/invitation.ics', Buffer.from('BEGIN:VCALENDAR'));
  for (const page of ['/blog/new-post', '/contact?service=new']) {
    expect((await ask(page)).headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'x-kind': 'page' });
    const { headers } = await ask(page.replace(/(?=\?)|$/, '.data'));
    expect(headers).toMatchObject({
      'content-type': 'text/x-script; charset=utf-8',
      'x-robots-tag': 'noindex',
      'cache-control': expect.stringContaining('max-age=30'),
    });
  }
  expect((await ask('/talk/invitation.ics')).headers).toMatchObject({ 'content-type': 'text/calendar; charset=utf-8' });

  const added = ['/blog/new-post', '/blog/new-post.data', '/contact?service=new', '/contact.data?service=new', '/talk/invitation.ics'];
  expect(files.rendered()).toEqual(expect.arrayContaining(added));
  for (const address of added) {
    await files.replace(address, undefined);
    expect((await ask(address)).status).toBe(404);
  }
  expect(files.rendered().sort()).toEqual(RENDERED);
});
