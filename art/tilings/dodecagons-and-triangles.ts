import { regularPolygon } from '../geometry.ts';
import { repeat } from './lattice.ts';
import type { Tiling } from './tiling.ts';

/**
 * The vertex configuration is 3.12.12. The tiling repeats every `edge × (2 + √3) × √3` px
 * downwards.
 */
export const dodecagonsAndTriangles: Tiling = (box, edge, origin) => {
  const step = edge * (2 + Math.sqrt(3));
  const beside = step / (2 * Math.sqrt(3));
  return repeat(
    {
      polygons: [
        regularPolygon(origin, 12, edge),
        regularPolygon({ x: origin.x + step / 2, y: origin.y + beside }, 3, edge, 90),
        regularPolygon({ x: origin.x + step / 2, y: origin.y - beside }, 3, edge, 270),
      ],
      across: { x: step, y: 0 },
      down: { x: step / 2, y: (step * Math.sqrt(3)) / 2 },
    },
    box,
  );
};
