import { compose, homeSize } from '../composition.ts';
import { angleAlong } from '../contact-angle.ts';
import type { Drawing } from '../drawing.ts';
import { centreOf, nearestPolygon } from '../geometry.ts';
import { squares } from '../tilings/squares.ts';

export function aiStrategy(): Drawing {
  const polygons = squares(homeSize, 57, { x: 20, y: 200 });
  const chosen = nearestPolygon(polygons, 4, { x: 476, y: 200 });
  return compose({
    polygons,
    angleAt: angleAlong(40, 560),
    highlighted: [chosen],
    accents: [centreOf(chosen)],
  });
}
