import { clipToBox } from './clipping.ts';
import { looseToClosed } from './contact-angle.ts';
import { hankin } from './hankin.ts';
import { pathData } from './path-data.ts';
import { octagonsAndSquares } from './tilings/octagons-and-squares.ts';

/**
 * One cell (px) of the band that a chart's bars are made of, twice: as far as the value reaches,
 * and beyond it.
 */
type MeasureBand = {
  readonly cell: number;
  readonly unitsPerPixel: number;
  readonly closed: string;
  readonly loose: string;
};

const cell = 28;
/** Finer than in large drawings: in so small a star half a pixel shows. */
const unitsPerPixel = 8;

/**
 * The masthead's two ends as a scale: closed stars are what was measured, loose lines are the rest.
 */
export function measureBand(): MeasureBand {
  const { from: loose, to: closed } = looseToClosed;
  return { cell, unitsPerPixel, closed: cellAt(closed), loose: cellAt(loose) };
}

/**
 * An octagon with a quarter of a square at each corner, so that cells join without a seam in either
 * direction.
 */
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
