import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createCanvas, type Image, loadImage } from '@napi-rs/canvas';
import { night } from '#art/drawing.ts';
import { type Logo, logoSvg } from '#art/logo.ts';
import { iconStar } from '#art/mark.ts';

const BOX = 24;
const RADIUS = 10;

/** The corner radius and the reach of the star's points, as fractions of the icon's size. */
type Shape = { corner: number; reach: number };
const rounded: Shape = { corner: 4 / BOX, reach: RADIUS / BOX };
/** This icon has square corners, because phones round the corners themselves. */
const square: Shape = { corner: 0, reach: 0.36 };
/** Phones may cut off everything farther than this from the centre. */
const SAFE = 0.4;
const maskable: Shape = { corner: 0, reach: 0.34 };

const FAVICON_SIZES = [16, 32, 48];
const files: Readonly<Record<string, (logo?: Image) => Buffer>> = {
  'favicon.ico': (logo) =>
    ico(FAVICON_SIZES.map((size) => ({ size, png: iconPng(size, rounded, logo) }))),
  'apple-touch-icon.png': (logo) => iconPng(180, square, logo),
  'icons/icon-192.png': (logo) => iconPng(192, rounded, logo),
  'icons/icon-512.png': (logo) => iconPng(512, rounded, logo),
  'icons/maskable-512.png': (logo) => iconPng(512, maskable, logo),
};

/** Writes the icons that browsers and phones request by fixed names. */
export async function makeIcons(folder: string, logo?: Logo): Promise<void> {
  const picture = logo && (await loadImage(Buffer.from(logoSvg(logo, night.line))));
  for (const [name, draw] of Object.entries(files)) {
    const target = path.join(folder, name);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, draw(picture));
  }
}

function iconPng(size: number, { corner, reach }: Shape, logo?: Image): Buffer {
  const canvas = createCanvas(size, size);
  const context = canvas.getContext('2d');
  context.fillStyle = night.ground;
  context.beginPath();
  context.roundRect(0, 0, size, size, corner * size);
  context.fill();
  // Round to whole pixels, because otherwise the star is blurred at 16 px.
  const radius = Math.round(reach * size);
  if (logo) {
    const { width: w, height: h } = logo;
    const scale = Math.min((2 * radius) / Math.max(w, h), (2 * SAFE * size) / Math.hypot(w, h));
    const [width, height] = [w * scale, h * scale];
    context.drawImage(logo, (size - width) / 2, (size - height) / 2, width, height);
    return canvas.encodeSync('png');
  }
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
