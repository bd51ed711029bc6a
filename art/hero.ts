import { angleAlong } from './contact-angle.ts';
import type { Point } from './geometry.ts';
import { type Row, rowOf } from './row.ts';
import { octagonsAndSquares } from './tilings/octagons-and-squares.ts';

const cell = 72;
const columns = 26;

/**
 * The columns and rows of the octagons with a gold dot. Most of them are among the closed stars.
 */
const dotted = [
  [18, 1],
  [19, 5],
  [20, 3],
  [21, 7],
  [22, 1],
  [23, 4],
  [24, 6],
  [25, 2],
] as const;

/** Draws the home page's background, from loose lines at x = 0 to closed stars at the end. */
export function heroRow(): Row {
  const size = { width: cell * columns, height: cell };
  const centre = (column: number, row: number): Point => ({
    x: (column + 0.5) * cell,
    y: (row + 0.5) * cell,
  });
  return rowOf({
    size,
    polygons: octagonsAndSquares(size, cell / (1 + Math.SQRT2), centre(0, 0)),
    angleAt: angleAlong(3 * cell, size.width - 3 * cell),
    dots: dotted.map(([column, row]) => centre(column, row)),
    fade: [
      { at: 0, opacity: 0.16 },
      { at: 0.45, opacity: 0.42 },
      { at: 0.85, opacity: 0.9 },
    ],
  });
}
