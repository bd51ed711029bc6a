import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { hasPalette, shrinkPicture } from './shrink-picture.ts';

test('a picture with few colours gets a palette and keeps its pixels', async () => {
  const canvas = createCanvas(40, 20);
  const context = canvas.getContext('2d');
  for (const [index, colour] of ['#0f2a26', '#f6f1e7', '#d9a66b'].entries()) {
    context.fillStyle = colour;
    context.fillRect(index * 15, 0, 15, 20);
  }
  const png = canvas.toBuffer('image/png');
  const shrunk = await shrinkPicture(png);
  expect([hasPalette(png), hasPalette(shrunk)]).toEqual([false, true]);
  context.drawImage(await loadImage(shrunk), 0, 0);
  expect(canvas.toBuffer('image/png').equals(png)).toBe(true);
});
