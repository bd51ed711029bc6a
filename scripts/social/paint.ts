import { fileURLToPath } from 'node:url';
import {
  type Canvas,
  createCanvas,
  GlobalFonts,
  type Image,
  loadImage,
  Path2D,
  type SKRSContext2D,
} from '@napi-rs/canvas';
import { toColour } from '#app/mail/png.server.ts';
import { night } from '#art/drawing.ts';
import { logoSvg } from '#art/logo.ts';
import { markPath } from '#art/mark.ts';
import type { Row } from '#art/row.ts';
import type { Face, Measure, PlacedText, SocialLayout } from '#art/social/social-layout.ts';
import { socialSize } from '#art/social/social-row.ts';
import { BuildError } from '../failures.ts';
import { typefaces } from '../fonts.ts';
import { readLogo } from '../logo.ts';
import { indexedPng, ramp } from './indexed-png.ts';

export const faceFiles = {
  'social-display': fileURLToPath(import.meta.resolve(typefaces.display)),
  'social-text-ltr': fileURLToPath(import.meta.resolve(typefaces.latin)),
  'social-text-rtl': fileURLToPath(import.meta.resolve(typefaces.arabic)),
} as const;

/**
 * The width of lines in pixels. They are wider than on a page, because previews are scaled down.
 */
const LINE_WIDTH = 2;
/** The size of the mark's box, and the width of its lines in the same unit. */
const MARK = { box: 24, lineWidth: 1.4 };
/** The number of colours at the edges of lines and letters. */
const STEPS = { lines: 12, words: 12 };

const { ground, line, tint } = {
  ground: toColour(night.ground),
  line: toColour(night.line),
  tint: toColour(night.tint),
};
const palette = [ground, ...ramp(ground, line, STEPS.lines), ...ramp(ground, tint, STEPS.words)];

/** Returns a function that measures texts. @throws BuildError if a font cannot be read */
export function openMeasure(): Measure {
  for (const [name, file] of Object.entries(faceFiles)) {
    if (!GlobalFonts.has(name) && !GlobalFonts.registerFromPath(file, name))
      throw new BuildError(`The typeface ${file} cannot be read.`);
  }
  const ruler = createCanvas(1, 1).getContext('2d');
  return ({ text, direction }, face, size) => {
    ruler.font = fontOf(direction, face, size);
    ruler.direction = direction;
    return ruler.measureText(text).width;
  };
}

const { width, height } = socialSize;
/** All pictures share the canvases, because each canvas takes three megabytes. */
const canvas = createCanvas(width, height);
const faded = createCanvas(width, height);

const logo = readLogo();
const logoPicture = logo && loadImage(Buffer.from(logoSvg(logo, night.line)));

export async function paint(layout: SocialLayout, row: Row): Promise<Buffer> {
  // The drawing must not wait, because all pictures share the canvas.
  const picture = await logoPicture;
  const context = canvas.getContext('2d');
  context.fillStyle = night.ground;
  context.fillRect(0, 0, width, height);
  context.save();
  if (layout.direction === 'rtl') {
    context.translate(width, 0);
    context.scale(-1, 1);
  }
  context.drawImage(fadedLines(row, layout.fade), 0, 0);
  context.restore();
  paintMark(context, layout.mark, picture);
  for (const text of layout.texts) paintText(context, text, layout.direction);
  return indexedPng(canvas.data(), width, height, palette);
}

const paintedLines = new WeakMap<Row, Canvas>();

function linesOf(row: Row): Canvas {
  const before = paintedLines.get(row);
  if (before) return before;
  const lines = createCanvas(width, height);
  const context = lines.getContext('2d');
  context.scale(row.scale, row.scale);
  context.strokeStyle = night.line;
  context.lineWidth = LINE_WIDTH / row.scale;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.stroke(new Path2D(row.d));
  paintedLines.set(row, lines);
  return lines;
}

function fadedLines(row: Row, fade: SocialLayout['fade']): Canvas {
  const context = faded.getContext('2d');
  context.globalCompositeOperation = 'copy';
  context.drawImage(linesOf(row), 0, 0);
  const gradient = context.createLinearGradient(0, 0, row.width * row.scale, 0);
  for (const { at, opacity } of fade) gradient.addColorStop(at, `rgba(0, 0, 0, ${opacity})`);
  context.globalCompositeOperation = 'destination-in';
  context.fillStyle = gradient;
  context.fillRect(0, 0, width, height);
  return faded;
}

function paintMark(
  context: SKRSContext2D,
  { at, size }: SocialLayout['mark'],
  picture: Image | undefined,
): void {
  if (picture) {
    const scale = size / Math.max(picture.width, picture.height);
    const [width, height] = [picture.width * scale, picture.height * scale];
    context.drawImage(
      picture,
      at.x + (size - width) / 2,
      at.y + (size - height) / 2,
      width,
      height,
    );
    return;
  }
  context.save();
  context.translate(at.x, at.y);
  context.scale(size / MARK.box, size / MARK.box);
  context.strokeStyle = night.line;
  context.lineWidth = MARK.lineWidth;
  context.lineJoin = 'round';
  context.stroke(new Path2D(markPath()));
  context.restore();
}

function paintText(
  context: SKRSContext2D,
  { text, direction, face, tone, size, at }: PlacedText,
  along: SocialLayout['direction'],
): void {
  context.font = fontOf(direction, face, size);
  context.direction = direction;
  // A text in the picture's direction starts at `at`. A text in the other direction ends at `at`.
  context.textAlign = direction === along ? 'start' : 'end';
  context.fillStyle = tone === 'line' ? night.line : night.tint;
  context.fillText(text, at.x, at.y);
}

function fontOf(direction: PlacedText['direction'], face: Face, size: number): string {
  return face === 'display'
    ? `600 ${size}px social-display`
    : `400 ${size}px social-text-${direction}`;
}
