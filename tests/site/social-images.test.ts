import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { SocialImage } from '#app/seo/social-images.server.ts';
import { builtApp } from '#tests/support/built-app.ts';
import { type Ink, measurePicture } from '#tests/support/measure-picture.ts';

const CLIENT = 'build/client';
const MARGIN = 80;
const LONG = { timeout: 60_000 };
/** The maximum bytes of a picture. Some apps show no preview for larger pictures. */
const LARGEST = 120_000;

let images: SocialImage[] = [];
const inks = new Map<string, Ink>();
beforeAll(async () => {
  images = (await builtApp()).socialImages();
  for (const { path: file } of images)
    inks.set(file, await measurePicture(readFileSync(path.join(CLIENT, file))));
}, LONG.timeout);

function picturesOf(direction: 'ltr' | 'rtl'): [string, Ink][] {
  const files = new Set(
    images.filter((image) => image.direction === direction).map((image) => image.path),
  );
  return [...inks].filter(([file]) => files.has(file));
}

test('exactly the pages that search engines may list have a picture, in each language', () => {
  const files = globSync('social/**/*.png', { cwd: CLIENT }).map(
    (file) => `/${file.split(path.sep).join('/')}`,
  );
  expect(files.toSorted()).toEqual(images.map((image) => image.path).toSorted());
  expect(new Set(files).size).toBe(files.length);
  expect(picturesOf('ltr').length).toBeGreaterThan(50);
  expect(picturesOf('rtl').length).toBe(picturesOf('ltr').length);
});

test('each is 1200 by 630, in a file format that previews accept', () => {
  for (const [file, { width, height }] of inks) {
    expect([width, height], file).toEqual([1200, 630]);
    expect(readFileSync(path.join(CLIENT, file)).length, file).toBeLessThan(LARGEST);
  }
});

test('words stay inside the margins and begin at the start of the reading direction', () => {
  for (const [file, { words, height }] of inks) {
    expect(words.top, file).toBeGreaterThanOrEqual(MARGIN);
    // Some Arabic letters reach far below the line.
    expect(words.bottom, file).toBeLessThanOrEqual(height - MARGIN + 12);
  }
  for (const [file, { words }] of picturesOf('ltr')) {
    expect(words.first, file).toBeGreaterThanOrEqual(MARGIN - 2);
    expect(words.first, file).toBeLessThan(MARGIN + 12);
    expect(words.last, file).toBeLessThan(960);
  }
  for (const [file, { words, width }] of picturesOf('rtl')) {
    expect(words.last, file).toBeLessThanOrEqual(width - MARGIN + 2);
    expect(words.last, file).toBeGreaterThan(width - MARGIN - 12);
    expect(words.first, file).toBeGreaterThan(width - 960);
  }
});

test('the lines are dense towards the end of the reading direction', () => {
  for (const [file, { gold }] of picturesOf('ltr'))
    expect(gold[3], file).toBeGreaterThan(Math.max(...gold.slice(0, 2)) * 1.5);
  for (const [file, { gold }] of picturesOf('rtl'))
    expect(gold[0], file).toBeGreaterThan(Math.max(...gold.slice(2)) * 1.5);
});

test('no two pages of a language have the same picture', () => {
  const pictures = images.map((image) =>
    readFileSync(path.join(CLIENT, image.path)).toString('base64'),
  );
  expect(new Set(pictures).size).toBe(pictures.length);
});
