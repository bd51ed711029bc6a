import { regularPolygon } from '../geometry.ts';
import { repeat } from './lattice.ts';
import type { Tiling } from './tiling.ts';

/** The vertex configuration is 4.4.4.4. The tiling repeats every `edge` px downwards. */
export const squares: Tiling = (box, edge, origin) =>
  repeat(
    {
      polygons: [regularPolygon(origin, 4, edge)],
      across: { x: edge, y: 0 },
      down: { x: 0, y: edge },
    },
    box,
  );
