import { regularPolygon } from '../geometry.ts';
import { repeat } from './lattice.ts';
import type { Tiling } from './tiling.ts';

/** The vertex configuration is 4.8.8. The tiling repeats every `edge × (1 + √2)` px downwards. */
export const octagonsAndSquares: Tiling = (box, edge, origin) => {
  const step = edge * (1 + Math.SQRT2);
  const corner = { x: origin.x + step / 2, y: origin.y + step / 2 };
  return repeat(
    {
      polygons: [regularPolygon(origin, 8, edge), regularPolygon(corner, 4, edge, 45)],
      across: { x: step, y: 0 },
      down: { x: 0, y: step },
    },
    box,
  );
};
