import { regularPolygon } from '../geometry.ts';
import { repeat } from './lattice.ts';
import type { Tiling } from './tiling.ts';

/** The vertex configuration is 3.6.3.6. The tiling repeats every `edge × 2√3` px downwards. */
export const hexagonsAndTriangles: Tiling = (box, edge, origin) => {
  const beside = edge / Math.sqrt(3);
  return repeat(
    {
      polygons: [
        regularPolygon(origin, 6, edge, 90),
        regularPolygon({ x: origin.x + edge, y: origin.y + beside }, 3, edge, 90),
        regularPolygon({ x: origin.x + edge, y: origin.y - beside }, 3, edge, 270),
      ],
      across: { x: edge * 2, y: 0 },
      down: { x: edge, y: edge * Math.sqrt(3) },
    },
    box,
  );
};
