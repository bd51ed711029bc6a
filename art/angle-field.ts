import { angleAlong, looseToClosed } from './contact-angle.ts';
import { centreOf, edgesOf, type Point, regularPolygon } from './geometry.ts';
import { hankin, starOf } from './hankin.ts';
import { pathData } from './path-data.ts';
import { octagonsAndSquares } from './tilings/octagons-and-squares.ts';

// Browsers also run this file and its imports, because visitors of the home page can change the
// angle.

export const cell = 72;
export const rows = 3;
export const unitsPerPixel = 4;

/**
 * `margin` is the share of the width before and after the scale of angles. Both drawings are wider
 * than their windows, so that the scale can be about as wide as the text.
 */
export const fieldParts = {
  wide: { cells: 32, margin: 8 / 32 },
  narrow: { cells: 10, margin: 1 / 10 },
} as const;
export type FieldPart = keyof typeof fieldParts;

/**
 * Lengths are in path units. Copies of the row can be stacked without a seam. `end` is where the
 * angle reaches the limit of `fieldRow`, and `star` outlines a star around it.
 */
export type FieldRow = {
  readonly width: number;
  readonly height: number;
  readonly d: string;
  readonly star: string;
  readonly end: number;
};

/** The contact angle grows from left to right, but never exceeds `limit` (degrees). */
export function fieldRow(part: FieldPart, limit: number = looseToClosed.to): FieldRow {
  const { cells, margin } = fieldParts[part];
  const width = cells * cell;
  const start = margin * width;
  const angleAt = angleAlong(start, width - start);
  const edge = cell / (1 + Math.SQRT2);
  const tiles = octagonsAndSquares({ width, height: cell }, edge, { x: start, y: cell / 2 });
  // Leave out the squares at the bottom, because the next row draws them.
  const row = tiles.filter((tile) => centreOf(tile).y < cell - 1);
  const limitedAngleAt = (place: Point) => Math.min(angleAt(place), limit);
  const lines = hankin(row, limitedAngleAt);
  const share = (limit - looseToClosed.from) / (looseToClosed.to - looseToClosed.from);
  const end = start + share * (width - 2 * start);
  const centre = { x: end, y: (rows * cell) / 2 };
  const star = starOf(regularPolygon(centre, 8, edge), limitedAngleAt);
  return {
    width: width * unitsPerPixel,
    height: cell * unitsPerPixel,
    d: pathData(lines, unitsPerPixel),
    star: pathData(edgesOf(star), unitsPerPixel),
    end: end * unitsPerPixel,
  };
}
