import { clipToBox } from './clipping.ts';
import type { AngleAt } from './contact-angle.ts';
import type { FadeStop } from './drawing.ts';
import type { Polygon, Size } from './geometry.ts';
import { hankin, nextEdge, type Reach } from './hankin.ts';
import { pathData } from './path-data.ts';

/**
 * Lengths are in path units. `scale` is the size of a unit in px. The contact angle changes only
 * along x, so copies of the row can be stacked without a seam.
 */
export type Row = Size & {
  readonly scale: number;
  readonly d: string;
  readonly fade: readonly FadeStop[];
};

const unitsPerPixel = 2;

type RowParts = {
  /** The size in px. The tiling must repeat after this height. */
  readonly size: Size;
  readonly polygons: readonly Polygon[];
  readonly angleAt: AngleAt;
  readonly reach?: Reach;
  readonly fade: readonly FadeStop[];
};

export function rowOf({ size, polygons, angleAt, reach = nextEdge, fade }: RowParts): Row {
  const inUnits = (length: number): number => Math.round(length * unitsPerPixel);
  return {
    width: inUnits(size.width),
    height: inUnits(size.height),
    scale: 1 / unitsPerPixel,
    d: pathData(clipToBox(hankin(polygons, angleAt, reach), size), unitsPerPixel),
    fade,
  };
}
