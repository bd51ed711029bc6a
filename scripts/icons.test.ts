import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeIcons } from './icons.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'miqyas-icons-'));
beforeAll(() => makeIcons(folder));
afterAll(() => rmSync(folder, { recursive: true }));

type Pixel = { x: number; y: number; red: number; alpha: number };

async function pixelsOf(png: Buffer): Promise<{ size: number; pixels: Pixel[] }> {
  const image = await loadImage(png);
  const size = image.width;
  expect(image.height).toBe(size);
  const context = createCanvas(size, size).getContext('2d');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, size, size);
  const pixels = Array.from({ length: size * size }, (_, index) => ({
    x: index % size,
    y: Math.floor(index / size),
    red: data[index * 4] ?? 0,
    alpha: data[index * 4 + 3] ?? 0,
  }));
  return { size, pixels };
}

const read = (name: string) => readFileSync(path.join(folder, name));
const isGold = ({ red, alpha }: Pixel) => alpha === 255 && red > 120;

test.each([
  ['apple-touch-icon.png', 180],
  ['icons/icon-192.png', 192],
  ['icons/icon-512.png', 512],
  ['icons/maskable-512.png', 512],
])('%s is %i px wide and high, and small', async (name, expected) => {
  expect((await pixelsOf(read(name))).size).toBe(expected);
  expect(read(name).length).toBeLessThan(24_000);
});

test.each(['apple-touch-icon.png', 'icons/maskable-512.png'])(
  '%s covers its whole square',
  async (name) => {
    const { pixels } = await pixelsOf(read(name));
    expect(pixels.filter(({ alpha }) => alpha < 255)).toEqual([]);
  },
);

test('the mask of a phone cuts nothing off the star', async () => {
  const { size, pixels } = await pixelsOf(read('icons/maskable-512.png'));
  const gold = pixels.filter(isGold);
  expect(gold.length).toBeGreaterThan(size * size * 0.1);
  const away = Math.max(
    ...gold.map(({ x, y }) => Math.hypot(x + 0.5 - size / 2, y + 0.5 - size / 2)),
  );
  expect(away).toBeLessThanOrEqual(size * 0.4);
});

test('the icon of a browser tab contains three sizes, each with the star', async () => {
  const icon = read('favicon.ico');
  expect([icon.readUInt16LE(0), icon.readUInt16LE(2), icon.readUInt16LE(4)]).toEqual([0, 1, 3]);
  let end = 6 + 3 * 16;
  for (const [index, size] of [16, 32, 48].entries()) {
    const entry = icon.subarray(6 + index * 16, 22 + index * 16);
    const [length, offset] = [entry.readUInt32LE(8), entry.readUInt32LE(12)];
    expect([entry[0], entry[1], offset]).toEqual([size, size, end]);
    const picture = await pixelsOf(icon.subarray(offset, offset + length));
    expect(picture.size).toBe(size);
    expect(picture.pixels.filter(isGold).length).toBeGreaterThan(size * size * 0.2);
    end = offset + length;
  }
  expect(icon.length).toBe(end);
});
