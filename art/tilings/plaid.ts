import type { Point, Polygon } from '../geometry.ts';
import { repeat } from './lattice.ts';
import type { Tiling } from './tiling.ts';

/**
 * Squares of two sizes with rectangles between them. Beside octagons and squares with the same
 * edge, the tiles meet edge to edge: small squares beside octagons, rectangles beside half squares.
 */
export const plaid: Tiling = (box, edge, origin) => {
  const gap = edge * Math.SQRT2;
  const top = origin.y - edge / 2;
  const left = origin.x - edge / 2 - gap / 2;
  const tile = (x: number, y: number, width: number, height: number): Polygon => {
    const corner = (right: number, down: number): Point => ({ x: x + right, y: y + down });
    return [corner(0, 0), corner(width, 0), corner(width, height), corner(0, height)];
  };
  return repeat(
    {
      polygons: [
        tile(left, top, edge, edge),
        tile(left + edge, top, gap, edge),
        tile(left, top + edge, edge, gap),
        tile(left + edge, top + edge, gap, gap),
      ],
      across: { x: edge + gap, y: 0 },
      down: { x: 0, y: edge + gap },
    },
    box,
  );
};
