import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { indexedPng, ramp } from './indexed-png.ts';

const palette = [
  [0, 0, 0],
  [255, 0, 0],
  [0, 255, 0],
] as const;

test('each pixel has the nearest colour of the palette', async () => {
  const pixels = Uint8Array.from(
    [
      [0, 0, 0, 255],
      [250, 9, 9, 255],
      [20, 200, 0, 255],
      [255, 0, 0, 255],
      [5, 5, 5, 255],
      [0, 255, 0, 255],
    ].flat(),
  );
  const image = await loadImage(await indexedPng(pixels, 3, 2, palette));
  expect([image.width, image.height]).toEqual([3, 2]);
  const context = createCanvas(3, 2).getContext('2d');
  context.drawImage(image, 0, 0);
  const colours = [0, 1, 2, 1, 0, 2].flatMap((index) => [...(palette[index] ?? []), 255]);
  expect([...context.getImageData(0, 0, 3, 2).data]).toEqual(colours);
});

test('a ramp ends in its last colour and leaves out its first', () => {
  expect(ramp([0, 0, 0], [100, 50, 10], 2)).toEqual([
    [50, 25, 5],
    [100, 50, 10],
  ]);
});
