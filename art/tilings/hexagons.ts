import { regularPolygon } from '../geometry.ts';
import { repeat } from './lattice.ts';
import type { Tiling } from './tiling.ts';

/** The vertex configuration is 6.6.6. The tiling repeats every `edge × √3` px downwards. */
export const hexagons: Tiling = (box, edge, origin) => {
  const height = edge * Math.sqrt(3);
  return repeat(
    {
      polygons: [regularPolygon(origin, 6, edge, 90)],
      across: { x: edge * 1.5, y: height / 2 },
      down: { x: 0, y: height },
    },
    box,
  );
};
