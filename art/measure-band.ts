import { clipToBox } from './clipping.ts';
import { looseToClosed } from './contact-angle.ts';
import { hankin } from './hankin.ts';
import { pathData } from './path-data.ts';
import { octagonsAndSquares } from './tilings/octagons-and-squares.ts';

/** `cell` is in px, `closed` and `loose` are path data. */
type MeasureBand = {
  readonly cell: number;
  readonly unitsPerPixel: number;
  readonly closed: string;
  readonly loose: string;
};

const cell = 28;
/** Finer than in large drawings, because rounding is more visible in a small star. */
const unitsPerPixel = 8;

export function measureBand(): MeasureBand {
  const { from: loose, to: closed } = looseToClosed;
  return { cell, unitsPerPixel, closed: cellAt(closed), loose: cellAt(loose) };
}

/** An octagon with a quarter of a square at each corner, so that cells join without a seam. */
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
