import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import { type Colour, type Palette, pngFile } from '#app/mail/png.server.ts';

const toDeflated = promisify(deflate);
/** Level 6 takes a tenth of the best level's time. Files are 6 % larger. */
const LEVEL = 6;

/**
 * Encodes a PNG with a palette, which makes drawings five times smaller.
 * @param pixels four bytes for each pixel: red, green, blue and alpha, which is ignored
 * @param palette at most 256 colours; each pixel gets the nearest colour
 */
export async function indexedPng(
  pixels: Uint8Array,
  width: number,
  height: number,
  palette: Palette,
): Promise<Buffer> {
  const nearest = nearestIn(palette);
  // Each line begins with a filter type. Type 0 (no filter) suits palettes best.
  const lines = Buffer.alloc(height * (width + 1));
  const whole = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height);
  let [last, place] = [Number.NaN, 0];
  for (let row = 0, pixel = 0; row < height; row++) {
    for (let at = row * (width + 1) + 1; at <= row * (width + 1) + width; at++, pixel++) {
      if (whole[pixel] !== last) {
        last = whole[pixel] ?? 0;
        place = nearest(
          pixels[pixel * 4] ?? 0,
          pixels[pixel * 4 + 1] ?? 0,
          pixels[pixel * 4 + 2] ?? 0,
        );
      }
      lines[at] = place;
    }
  }
  const deflated = await toDeflated(lines, { level: LEVEL });
  return pngFile({ width, height }, palette, deflated);
}

export function ramp(from: Colour, to: Colour, steps: number): Colour[] {
  const at = (step: number, channel: 0 | 1 | 2) =>
    Math.round(from[channel] + ((to[channel] - from[channel]) * step) / steps);
  return Array.from({ length: steps }, (_, index) => [
    at(index + 1, 0),
    at(index + 1, 1),
    at(index + 1, 2),
  ]);
}

function nearestIn(palette: Palette): (red: number, green: number, blue: number) => number {
  const known = new Map<number, number>();
  return (red, green, blue) => {
    const key = (red << 16) | (green << 8) | blue;
    const before = known.get(key);
    if (before !== undefined) return before;
    const away = palette.map(([r, g, b]) => (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2);
    const found = away.indexOf(Math.min(...away));
    known.set(key, found);
    return found;
  };
}
