import { angleAlong, looseToClosed } from './contact-angle.ts';
import type { Point } from './geometry.ts';
import { hankin } from './hankin.ts';
import { pathData } from './path-data.ts';
import { scatter } from './scatter.ts';
import { octagonsAndSquares } from './tilings/octagons-and-squares.ts';

export const cell = 72;
const rows = 3;
export const unitsPerPixel = 4;

/** The angle (degrees) from which on all lines are joined. */
const JOINED = 38;
/** The longest shift of a line, and the distance after which shifts repeat, both in cells. */
const SCATTER = 0.36;
const PERIOD = 11;

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
 * The contact angle grows from left to right, but never exceeds `limit` (degrees). Lines at small
 * angles are scattered. Lengths are in path units.
 */
export function drawField(part: FieldPart, limit: number = looseToClosed.to) {
  const { cells, margin } = fieldParts[part];
  const width = cells * cell;
  const start = margin * width;
  const angleAt = angleAlong(start, width - start);
  const edge = cell / (1 + Math.SQRT2);
  const height = rows * cell;
  const tiles = octagonsAndSquares({ width, height }, edge, { x: start, y: cell / 2 });
  const limitedAngleAt = (place: Point) => Math.min(angleAt(place), limit);
  const scattered = { reach: SCATTER * cell, period: PERIOD * cell };
  const loosenessAt = (place: Point) =>
    Math.max(0, (JOINED - limitedAngleAt(place)) / (JOINED - looseToClosed.from));
  const lines = scatter(hankin(tiles, limitedAngleAt), loosenessAt, scattered);
  return {
    width: width * unitsPerPixel,
    height: height * unitsPerPixel,
    d: pathData(lines, unitsPerPixel),
  };
}
