import { createCanvas, GlobalFonts, SvgExportFlag } from '@napi-rs/canvas';
import type { Outline } from '#art/word.ts';
import { BuildError } from './failures.ts';

/** The size of the letters (px). A large size makes rounding errors negligible. */
const SIZE = 400;
/** Where the word begins, in a canvas with room for a long name. */
export const ORIGIN = { start: SIZE, baseline: SIZE * 2 };

export function wordOutlines(word: string, file: string): Outline[] {
  if (!GlobalFonts.has(file) && !GlobalFonts.registerFromPath(file, file))
    throw new BuildError(`The typeface ${file} cannot be read.`);
  const canvas = createCanvas(SIZE * 40, SIZE * 3, SvgExportFlag.ConvertTextToPaths);
  const context = canvas.getContext('2d');
  context.font = `${SIZE}px "${file}"`;
  context.fillText(word, ORIGIN.start, ORIGIN.baseline);
  const svg = canvas.getContent().toString('utf8');
  return [...svg.matchAll(/\bd="([^"]+)"/g)].flatMap(([, data = '']) =>
    data.split(/(?=M)/).map(outlineOf),
  );
}

function outlineOf(data: string): Outline {
  return [...data.matchAll(/([MLQ])([^A-Z]*)/g)].map(([, command = '', numbers = '']) => {
    const values = numbers
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number);
    const points = values.flatMap((x, index) =>
      index % 2 === 0 ? [{ x, y: values[index + 1] ?? 0 }] : [],
    );
    return { command, points };
  });
}
