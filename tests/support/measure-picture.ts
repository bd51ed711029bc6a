import { createCanvas, loadImage } from '@napi-rs/canvas';

type Extent = { first: number; last: number; top: number; bottom: number };

/**
 * The size of a picture, the extent of its words (px), and the number of gold pixels in each
 * quarter of the width.
 */
export type Ink = { width: number; height: number; words: Extent; gold: number[] };

/** Measures a picture. Words are whiter than lines. */
export async function measurePicture(png: Buffer): Promise<Ink> {
  const image = await loadImage(png);
  const { width, height } = image;
  const context = createCanvas(width, height).getContext('2d');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const words = { first: width, last: 0, top: height, bottom: 0 };
  const gold = [0, 0, 0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      const red = data[at] ?? 0;
      const blue = data[at + 2] ?? 0;
      if (blue > 200) extend(words, x, y);
      const quarter = Math.floor((x * 4) / width);
      if (red > 120 && red - blue > 60) gold[quarter] = (gold[quarter] ?? 0) + 1;
    }
  }
  return { width, height, words, gold };
}

function extend(extent: Extent, x: number, y: number): void {
  extent.first = Math.min(extent.first, x);
  extent.last = Math.max(extent.last, x);
  extent.top = Math.min(extent.top, y);
  extent.bottom = Math.max(extent.bottom, y);
}
