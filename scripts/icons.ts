import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { night } from '#art/drawing.ts';
import { iconStar } from '#art/mark.ts';

const BOX = 24;
const RADIUS = 10;

/** The corner radius and the reach of the star's points, as fractions of the icon's size. */
type Shape = { corner: number; reach: number };
const rounded: Shape = { corner: 4 / BOX, reach: RADIUS / BOX };
/** This icon has square corners, because phones round the corners themselves. */
const square: Shape = { corner: 0, reach: 0.36 };
/** Phones may cut off everything farther than 0.4 from the centre. */
const maskable: Shape = { corner: 0, reach: 0.34 };

const FAVICON_SIZES = [16, 32, 48];
const files: Readonly<Record<string, () => Buffer>> = {
  'favicon.ico': () => ico(FAVICON_SIZES.map((size) => ({ size, png: iconPng(size, rounded) }))),
  'apple-touch-icon.png': () => iconPng(180, square),
  'icons/icon-192.png': () => iconPng(192, rounded),
  'icons/icon-512.png': () => iconPng(512, rounded),
  'icons/maskable-512.png': () => iconPng(512, maskable),
};

/** Writes the icons that browsers and phones request by fixed names. */
export function makeIcons(folder: string): void {
  for (const [name, draw] of Object.entries(files)) {
    const target = path.join(folder, name);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, draw());
  }
}

function iconPng(size: number, { corner, reach }: Shape): Buffer {
  const canvas = createCanvas(size, size);
  const context = canvas.getContext('2d');
  context.fillStyle = night.ground;
  context.beginPath();
  context.roundRect(0, 0, size, size, corner * size);
  context.fill();
  // Round to whole pixels, because otherwise the star is blurred at 16 px.
  const radius = Math.round(reach * size);
  const along = (offset: number): number => size / 2 + ((offset - BOX / 2) / RADIUS) * radius;
  context.fillStyle = night.line;
  context.beginPath();
  for (const { x, y } of iconStar()) context.lineTo(along(x), along(y));
  context.closePath();
  context.fill();
  return canvas.encodeSync('png');
}

function ico(pictures: readonly { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length + pictures.length * 16;
  const entries = pictures.map(({ size, png }) => {
    const entry = Buffer.alloc(16);
    entry.set([size, size]);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...pictures.map(({ png }) => png)]);
}
