import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { makeMedia } from './make-media.ts';

const VIDEO = ':::video[Method]{file=method.mp4 poster=method.png}\nWords\n:::';
const MP4 = Buffer.from('\0\0\0\x18ftypisom', 'latin1');

test('a video gets a name with its hash, with captions in each language and a poster', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'miqyas-media-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const [originals, folder] = [path.join(root, 'originals'), path.join(root, 'made')];
  mkdirSync(originals);
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'earlier.00000000.avif'), 'from an earlier build');
  writeFileSync(path.join(originals, 'method.mp4'), MP4);
  for (const code of ['en', 'ar']) writeFileSync(path.join(originals, `method.${code}.vtt`), code);
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#0f2a26' } });
  await picture.png().toFile(path.join(originals, 'method.png'));

  const source = { file: 'content/en/blog/a.md', value: { body: VIDEO }, lineOf: () => 1 };
  const sources = [{ file: source.file, language: 'en' as const, source }];
  const { pictures, videos } = await makeMedia({ sources }, { originals, folder });

  const { src, type, captions } = videos['method.mp4'];
  expect(type).toBe('video/mp4');
  expect(src).toMatch(/^\/media\/method\.[0-9a-f]{8}\.mp4$/);
  expect(captions.ar).toMatch(/^\/media\/method\.ar\.[0-9a-f]{8}\.vtt$/);
  expect(pictures['method.png']).toMatchObject({ width: 40, height: 30 });
  expect(readFileSync(path.join(folder, path.basename(src)))).toEqual(MP4);
  expect(
    readdirSync(folder)
      .map((name) => path.extname(name))
      .sort(),
  ).toEqual(['.avif', '.mp4', '.vtt', '.vtt', '.webp']);
});
