import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { BuildError } from './failures.ts';

/** Lengths in the font's own size: 1 is as much as the letters are set in. */
type Ruler = { ascent: number; descent: number; widthOf: (text: string) => number };

/** Large enough (px) that nothing is lost to whole pixels. */
const EM = 1000;

/**
 * Measures with a font, letters joined as a browser joins them.
 * @param file where the font is @param weight of a variable font
 * @throws BuildError where it cannot be read
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
