import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { BuildError } from './failures.ts';

type Ruler = { ascent: number; descent: number; widthOf: (text: string) => number };

/** The font size for measuring (px). A large size makes rounding errors negligible. */
const EM = 1000;

/**
 * Opens a font for measuring.
 * @throws BuildError if the font cannot be read
 */
export function openRuler(file: string, weight = '400'): Ruler {
  if (!GlobalFonts.has(file) && !GlobalFonts.registerFromPath(file, file))
    throw new BuildError(`The typeface ${file} cannot be read.`);
  const context = createCanvas(1, 1).getContext('2d');
  context.font = `${weight} ${EM}px "${file}"`;
  const { fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText('x');
  return {
    ascent: fontBoundingBoxAscent / EM,
    descent: fontBoundingBoxDescent / EM,
    widthOf: (text) => context.measureText(text).width / EM,
  };
}
