import { regularPolygon } from '../geometry.ts';
import { repeat } from './lattice.ts';
import type { Tiling } from './tiling.ts';

/** The vertex configuration is 3.3.3.3.3.3. The tiling repeats every `edge × √3` px downwards. */
export const triangles: Tiling = (box, edge, origin) => {
  const height = (edge * Math.sqrt(3)) / 2;
  const besideIt = { x: origin.x + edge / 2, y: origin.y - height / 3 };
  return repeat(
    {
      polygons: [regularPolygon(origin, 3, edge, 90), regularPolygon(besideIt, 3, edge, 270)],
      across: { x: edge, y: 0 },
      down: { x: edge / 2, y: height },
    },
    box,
  );
};
