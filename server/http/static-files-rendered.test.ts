import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { HTML, serveExampleFiles } from '#tests/support/example-static-files.ts';

const RENDERED = [
  '/',
  '/contact',
  '/contact.data',
  '/contact.md',
  '/feed.json',
  '/feed.xml',
  '/llms.txt',
  '/sitemap.xml',
  '/webinars.ics',
];
const { files, ask } = serveExampleFiles();

test('what the application rendered is known from what it did not', () => {
  expect(files.rendered().sort()).toEqual(RENDERED);
});

test('while it is held back, what the application rendered is for the application, and the rest is served', async () => {
  files.holdBack(true);
  for (const address of RENDERED)
    expect([address, (await ask(address)).status]).toEqual([address, 404]);
  for (const address of [
    '/assets/home-Ab3.js',
    '/art/icon.0123abcd.svg',
    '/release.json',
    '/register.csv',
    '/brief.md',
  ])
    expect([address, (await ask(address)).status]).toEqual([address, 200]);
  files.holdBack(false);
  for (const address of RENDERED)
    expect([address, (await ask(address)).status]).toEqual([address, 200]);
});

test('a page that is replaced is the new one in every encoding, and known by another ETag', async () => {
  const before = await ask('/contact');
  const anew = '<!DOCTYPE html><title>Contact us</title>';
  await files.replace('/contact', Buffer.from(anew));
  const plain = await ask('/contact');
  const br = await ask('/contact', { 'accept-encoding': 'br' });
  const gzip = await ask('/contact', { 'accept-encoding': 'gzip' });
  expect([plain.body, brotliDecompressSync(br.body), gunzipSync(gzip.body)].map(String)).toEqual([
    anew,
    anew,
    anew,
  ]);
  expect([br, gzip].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip']);
  expect((await ask('/contact', { 'if-none-match': String(before.headers.etag) })).status).toBe(
    200,
  );
  const { 'content-length': length, etag, date, ...headers } = plain.headers;
  expect(before.headers).toMatchObject(headers);
  await files.replace('/contact', Buffer.from(HTML));
});

test('a page that is replaced by itself keeps its ETag', async () => {
  const before = await ask('/contact');
  await files.replace('/contact', Buffer.from(HTML));
  expect((await ask('/contact', { 'if-none-match': String(before.headers.etag) })).status).toBe(
    304,
  );
});

test('a new page is a page, its data are data, and both are taken away again', async () => {
  await files.replace('/blog/new-post', Buffer.from(HTML));
  await files.replace('/blog/new-post.data', Buffer.from('[]'));
  await files.replace('/contact?service=new', Buffer.from(HTML));
  await files.replace('/contact.data?service=new', Buffer.from('[]'));
  await files.replace('/talk/invitation.ics', Buffer.from('BEGIN:VCALENDAR'));
  for (const page of ['/blog/new-post', '/contact?service=new']) {
    expect((await ask(page)).headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'x-kind': 'page',
    });
    const { headers } = await ask(page.replace(/(?=\?)|$/, '.data'));
    expect(headers).toMatchObject({
      'content-type': 'text/x-script; charset=utf-8',
      'x-robots-tag': 'noindex',
      'cache-control': expect.stringContaining('max-age=30'),
    });
  }
  expect((await ask('/talk/invitation.ics')).headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
  });

  const added = [
    '/blog/new-post',
    '/blog/new-post.data',
    '/contact?service=new',
    '/contact.data?service=new',
    '/talk/invitation.ics',
  ];
  expect(files.rendered()).toEqual(expect.arrayContaining(added));
  for (const address of added) {
    await files.replace(address, undefined);
    expect((await ask(address)).status).toBe(404);
  }
  expect(files.rendered().sort()).toEqual(RENDERED);
});
