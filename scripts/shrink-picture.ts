import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Colour } from '#app/mail/png.server.ts';
import { indexedPng } from './social/indexed-png.ts';

const COLOUR_TYPE = 25;
const PALETTE = 3;
/**
 * More colours make the file larger. With 48, the picture of a page of many colours lost one, so
 * the comparison with the page failed.
 */
const MOST_COLOURS = 96;

export function hasPalette(png: Buffer): boolean {
  return png[COLOUR_TYPE] === PALETTE;
}

/** Encodes a picture again with a palette of its most frequent colours. */
export async function shrinkPicture(png: Buffer): Promise<Buffer> {
  const picture = await loadImage(png);
  const { width, height } = picture;
  const context = createCanvas(width, height).getContext('2d');
  context.drawImage(picture, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const pixels = new Uint8Array(data.buffer);
  return indexedPng(pixels, width, height, frequentColours(pixels));
}

function frequentColours(pixels: Uint8Array): Colour[] {
  const counts = new Map<number, number>();
  for (let at = 0; at < pixels.length; at += 4) {
    const key = ((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, MOST_COLOURS)
    .map(([key]) => [key >> 16, (key >> 8) & 255, key & 255]);
}
