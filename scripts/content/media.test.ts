import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LARGEST, mediaProblems, unusedMedia } from './media.ts';

const PNG = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const MP4 = Buffer.from('\0\0\0\x18ftypisom', 'latin1');
const PICTURE = 'One\n\n:::picture[A star]{file=star.png}\nA caption\n:::';
const VIDEO = ':::video[Method]{file=method.mp4 poster=star.png}\nWords\n:::';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'miqyas-media-'));
  mkdirSync(path.join(root, 'media'));
});
afterEach(() => rmSync(root, { recursive: true }));

const put = (name: string, bytes: Buffer | string) =>
  writeFileSync(path.join(root, 'media', name), bytes);

function contentOf(body: string) {
  const source = { file: 'content/en/blog/a.md', value: { body }, lineOf: () => 10 };
  return { sources: [{ file: source.file, language: 'en', source }] } as never;
}

test('an original that a text uses must exist', () => {
  expect(mediaProblems(contentOf(PICTURE), root)).toEqual([
    {
      file: 'content/en/blog/a.md',
      line: 12,
      key: 'body',
      expected: 'content/media/star.png: a picture (PNG, JPEG, WebP or AVIF) of at most 20 MB',
      received: 'no such file',
    },
  ]);
  put('star.png', PNG);
  expect(mediaProblems(contentOf(PICTURE), root)).toEqual([]);
});

test.each([
  ['text', 'Not a picture', 'another kind of file'],
  ['a drawing with scripts', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'another kind of file'],
  ['a video', MP4, 'video'],
])('%s with the name of a picture is reported', (_, bytes, received) => {
  put('star.png', bytes);
  expect(mediaProblems(contentOf(PICTURE), root)).toMatchObject([{ received }]);
});

test('an original that is too large is reported', () => {
  put('star.png', PNG);
  truncateSync(path.join(root, 'media/star.png'), LARGEST.picture + 1024 * 1024);
  expect(mediaProblems(contentOf(PICTURE), root)).toMatchObject([{ received: '21.0 MB' }]);
});

test('a video needs a poster, and captions in each language', () => {
  put('method.mp4', MP4);
  put('star.png', PNG);
  put('method.en.vtt', 'WEBVTT\n');
  expect(mediaProblems(contentOf(VIDEO), root)).toMatchObject([
    { expected: expect.stringContaining('method.ar.vtt: captions'), received: 'no such file' },
  ]);
  put('method.ar.vtt', 'WEBVTT\n');
  expect(mediaProblems(contentOf(VIDEO), root)).toEqual([]);
  expect(unusedMedia(contentOf(VIDEO), root)).toEqual([]);
});

test('an original that no text uses is reported, and what is wrong with its name', () => {
  mkdirSync(path.join(root, 'media/deeper'));
  for (const name of ['star.png', 'My Star.png', 'deeper/star.png']) put(name, PNG);
  expect(unusedMedia(contentOf('Words'), root).sort(byFile)).toEqual([
    {
      file: 'content/media/My Star.png',
      expected: 'small letters, digits and hyphens, and one ending, such as my-file.png',
      received: 'My Star.png',
    },
    {
      file: 'content/media/deeper/star.png',
      expected: 'this file in content/media/ itself',
      received: 'a folder',
    },
    { file: 'content/media/star.png', expected: 'a text that uses this file', received: 'none' },
  ]);
});

function byFile(one: { file: string }, other: { file: string }): number {
  return one.file < other.file ? -1 : 1;
}
