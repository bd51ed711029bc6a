import { clipToBox } from './clipping.ts';
import { looseToClosed } from './contact-angle.ts';
import { hankin } from './hankin.ts';
import { pathData } from './path-data.ts';
import { octagonsAndSquares } from './tilings/octagons-and-squares.ts';

/**
 * One repeating cell (px) of a chart's bar, in two versions: with closed stars and with loose
 * lines.
 */
type MeasureBand = {
  readonly cell: number;
  readonly unitsPerPixel: number;
  readonly closed: string;
  readonly loose: string;
};

const cell = 28;
/** Finer than in large drawings, because an error of half a pixel is visible in a small star. */
const unitsPerPixel = 8;

/** Draws closed stars for the measured part of a bar, and loose lines for the rest. */
export function measureBand(): MeasureBand {
  const { from: loose, to: closed } = looseToClosed;
  return { cell, unitsPerPixel, closed: cellAt(closed), loose: cellAt(loose) };
}

/** Draws an octagon with a quarter of a square at each corner, so that cells join seamlessly. */
function cellAt(angle: number): string {
  const box = { width: cell, height: cell };
  const polygons = octagonsAndSquares(box, cell / (1 + Math.SQRT2), { x: cell / 2, y: cell / 2 });
  return pathData(
    clipToBox(
      hankin(polygons, () => angle),
      box,
    ),
    unitsPerPixel,
  );
}
