import { pointTowards, regularPolygon } from '../geometry.ts';
import { repeat } from './lattice.ts';
import type { Tiling } from './tiling.ts';

/**
 * The vertex configuration is 4.6.12. The tiling repeats every `edge × (3 + √3) × √3` px downwards.
 */
export const dodecagonsHexagonsAndSquares: Tiling = (box, edge, origin) => {
  const step = edge * (3 + Math.sqrt(3));
  const squares = [0, 60, 120].map((degrees) =>
    regularPolygon(pointTowards(origin, degrees, step / 2), 4, edge, degrees),
  );
  const hexagons = [30, 90].map((degrees) =>
    regularPolygon(pointTowards(origin, degrees, step / Math.sqrt(3)), 6, edge, 30),
  );
  return repeat(
    {
      polygons: [regularPolygon(origin, 12, edge), ...squares, ...hexagons],
      across: { x: step, y: 0 },
      down: { x: step / 2, y: (step * Math.sqrt(3)) / 2 },
    },
    box,
  );
};
