import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { serveExampleFiles } from '#tests/support/example-static-files.ts';
import { publicEntry } from './public-files.ts';

const body = '0123456789';
const URL = '/media/video.0123abcd.mp4';
const video = { body, entry: publicEntry(URL.slice(1)) };
const gone = { body, entry: publicEntry('media/gone.0123abcd.mp4') };
const { ask, folder } = await serveExampleFiles([video, gone]);

test.each([
  ['bytes=0-3', '0123', 'bytes 0-3/10'],
  ['bytes=4-', '456789', 'bytes 4-9/10'],
  ['bytes=-2', '89', 'bytes 8-9/10'],
  ['bytes=8-99', '89', 'bytes 8-9/10'],
])('a player that asks for %s gets this part', async (range, part, contentRange) => {
  const answer = await ask(URL, { range });
  expect(answer.status).toBe(206);
  expect(answer.body.toString()).toBe(part);
  expect(answer.headers).toMatchObject({
    'content-range': contentRange,
    'content-length': String(part.length),
    'content-type': 'video/mp4',
    'accept-ranges': 'bytes',
  });
});

test.each([{}, { range: 'bytes=-' }, { range: 'bytes=0-1,3-4' }, { range: 'lines=1-2' }])(
  'a request with %j gets the whole video, which caches may keep',
  async (headers) => {
    const answer = await ask(URL, headers);
    expect([answer.status, answer.body.toString()]).toEqual([200, body]);
    expect(answer.headers['cache-control']).toContain('immutable');
    expect(answer.headers['content-range']).toBeUndefined();
  },
);

test('a part of another version is not mixed with this one', async () => {
  const range = 'bytes=0-3';
  const { etag = '' } = (await ask(URL)).headers;
  expect((await ask(URL, { range, 'if-range': String(etag) })).status).toBe(206);
  expect((await ask(URL, { range, 'if-range': '"other"' })).status).toBe(200);
});

test('a part after the end is refused', async () => {
  const answer = await ask(URL, { range: 'bytes=10-' });
  expect(answer.status).toBe(416);
  expect(answer.headers['content-range']).toBe('bytes */10');
});

test('HEAD names the size without the video', async () => {
  const answer = await ask(URL, {}, 'HEAD');
  expect(answer.headers).toMatchObject({ 'content-length': '10', 'accept-ranges': 'bytes' });
  expect(answer.body).toHaveLength(0);
});

test('a video that another build removed is unavailable', async () => {
  rmSync(path.join(folder, gone.entry.file));
  expect((await ask(`/${gone.entry.file}`)).status).toBe(503);
});
