import { compose, homeSize } from '../composition.ts';
import { angleAlong } from '../contact-angle.ts';
import type { Drawing } from '../drawing.ts';
import { centreOf, nearestPolygon } from '../geometry.ts';
import { octagonsAndSquares } from '../tilings/octagons-and-squares.ts';

export function cloudAdvisory(): Drawing {
  const polygons = octagonsAndSquares(homeSize, 33, { x: 0, y: 200 });
  const chosen = nearestPolygon(polygons, 8, { x: 480, y: 120 });
  return compose({
    polygons,
    angleAt: angleAlong(40, 580, { from: 24, to: 68 }),
    reach: (sides) => (sides === 8 ? 2 : 1),
    highlighted: [chosen],
    accents: [centreOf(chosen)],
  });
}
