import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makePicture } from './make-picture.ts';

let folder: string;
let files: Map<string, Uint8Array>;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'miqyas-pictures-'));
  files = new Map();
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A photograph in portrait orientation. The file is stored wide, with orientation and place. */
async function photograph(width: number, height: number): Promise<string> {
  const original = path.join(folder, 'photograph.jpg');
  const exif = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '24/1 42/1 0/1' } };
  const picture = sharp({ create: { width, height, channels: 3, background: '#8a4b1f' } })
    .jpeg()
    .withExif(exif)
    .withMetadata({ orientation: 6 });
  writeFileSync(original, await picture.toBuffer());
  return original;
}

function make(original: string, budgets?: { avif: number; webp: number }) {
  const write = (name: string, bytes: Uint8Array, ending: string) => {
    files.set(`${name}.${ending}`, bytes);
    return `/media/${name}.${ending}`;
  };
  const cache = path.join(folder, 'cache');
  return makePicture(original, write, { cache, ...(budgets ? { budgets } : {}) });
}

test('a picture is made in each format and width, upright and with its size', async () => {
  const made = await make(await photograph(2000, 1000));
  expect(made).toMatchObject({ width: 1000, height: 2000 });
  expect(made.sources).toEqual(
    ['avif', 'webp'].map((format) => ({
      type: `image/${format}`,
      srcSet: [480, 800, 1000].map((w) => `/media/photograph-${w}.${format} ${w}w`).join(', '),
    })),
  );
  expect(made.src).toBe('/media/photograph-1000.webp');
  const { width, height } = await sharp(files.get('photograph-480.avif')).metadata();
  expect({ width, height }).toEqual({ width: 480, height: 960 });
});

test('the made files do not contain the place or the camera', async () => {
  const original = await photograph(900, 600);
  expect((await sharp(original).metadata()).exif).toBeDefined();
  await make(original);
  for (const [name, bytes] of files) {
    const { exif, xmp, iptc, orientation } = await sharp(bytes).metadata();
    expect([exif, xmp, iptc, orientation], name).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  }
});

test('a small picture is not made larger', async () => {
  expect((await make(await photograph(300, 200))).sources[0]?.srcSet).toBe(
    '/media/photograph-200.avif 200w',
  );
});

test('files that were made once come from the cache', async () => {
  const original = await photograph(900, 600);
  await make(original);
  const cache = path.join(folder, 'cache');
  for (const name of readdirSync(cache)) writeFileSync(path.join(cache, name), 'cached');
  await make(original);
  expect(new Set([...files.values()].map(String))).toEqual(new Set(['cached']));
});

test('a picture that takes too many bytes stops the build', async () => {
  const original = await photograph(900, 600);
  await expect(make(original, { avif: 10, webp: 10 })).rejects.toThrow(
    /photograph\.jpg: expected at most 10 bytes as avif, 480 pixels wide, received \d+/,
  );
});

test('a damaged picture stops the build', async () => {
  const original = await photograph(900, 600);
  writeFileSync(original, readFileSync(original).subarray(0, 700));
  await expect(make(original)).rejects.toThrow(/expected a whole picture, received/);
});
