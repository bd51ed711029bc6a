import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { SocialImage } from '#app/seo/social-images.server.ts';
import { builtApp } from '#tests/support/built-app.ts';
import { type Ink, measurePicture } from '#tests/support/measure-picture.ts';

// The preview picture of every built page, in both languages.

const CLIENT = 'build/client';
const MARGIN = 80;
const LONG = { timeout: 60_000 };
/** Some previews leave out larger pictures (bytes). */
const LARGEST = 120_000;

let images: SocialImage[] = [];
const inks = new Map<string, Ink>();
beforeAll(async () => {
  images = (await builtApp()).socialImages();
  for (const { path: address } of images)
    inks.set(address, await measurePicture(readFileSync(path.join(CLIENT, address))));
}, LONG.timeout);

/** The pictures of one direction with their measurements. */
function picturesOf(direction: 'ltr' | 'rtl'): [string, Ink][] {
  const addresses = new Set(
    images.filter((image) => image.direction === direction).map((image) => image.path),
  );
  return [...inks].filter(([address]) => addresses.has(address));
}

test('every page that search engines may list has a picture, in each language, and there is no other', () => {
  const files = globSync('social/**/*.png', { cwd: CLIENT }).map(
    (file) => `/${file.split(path.sep).join('/')}`,
  );
  expect(files.toSorted()).toEqual(images.map((image) => image.path).toSorted());
  expect(new Set(files).size).toBe(files.length);
  expect(picturesOf('ltr').length).toBeGreaterThan(50);
  expect(picturesOf('rtl').length).toBe(picturesOf('ltr').length);
});

test('each is 1200 by 630, in a file that previews take', () => {
  for (const [address, { width, height }] of inks) {
    expect([width, height], address).toEqual([1200, 630]);
    expect(readFileSync(path.join(CLIENT, address)).length, address).toBeLessThan(LARGEST);
  }
});

test('words keep to the margins and stand at the start of the reading direction', () => {
  for (const [address, { words, height }] of inks) {
    expect(words.top, address).toBeGreaterThanOrEqual(MARGIN);
    // Letters of Arabic that reach far below the line may do so by a few pixels.
    expect(words.bottom, address).toBeLessThanOrEqual(height - MARGIN + 12);
  }
  for (const [address, { words }] of picturesOf('ltr')) {
    expect(words.first, address).toBeGreaterThanOrEqual(MARGIN - 2);
    expect(words.first, address).toBeLessThan(MARGIN + 12);
    expect(words.last, address).toBeLessThan(960);
  }
  for (const [address, { words, width }] of picturesOf('rtl')) {
    expect(words.last, address).toBeLessThanOrEqual(width - MARGIN + 2);
    expect(words.last, address).toBeGreaterThan(width - MARGIN - 12);
    expect(words.first, address).toBeGreaterThan(width - 960);
  }
});

test('the lines close towards the end of the reading direction', () => {
  for (const [address, { gold }] of picturesOf('ltr'))
    expect(gold[3], address).toBeGreaterThan(Math.max(...gold.slice(0, 2)) * 1.5);
  for (const [address, { gold }] of picturesOf('rtl'))
    expect(gold[0], address).toBeGreaterThan(Math.max(...gold.slice(2)) * 1.5);
});

test('no two pages of a language have the same picture', () => {
  const pictures = images.map((image) =>
    readFileSync(path.join(CLIENT, image.path)).toString('base64'),
  );
  expect(new Set(pictures).size).toBe(pictures.length);
});
