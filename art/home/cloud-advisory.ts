import { compose, fadeAlong } from '../composition.ts';
import { angleAlong } from '../contact-angle.ts';
import type { Drawing } from '../drawing.ts';
import { centreOf, nearestPolygon } from '../geometry.ts';
import { octagonsAndSquares } from '../tilings/octagons-and-squares.ts';
import { homeSize as size } from './size.ts';

export function cloudAdvisory(): Drawing {
  const polygons = octagonsAndSquares(size, 33, { x: 0, y: 200 });
  const chosen = nearestPolygon(polygons, 8, { x: 480, y: 120 });
  return compose({
    size,
    polygons,
    angleAt: angleAlong(40, 580, { from: 24, to: 68 }),
    reach: (sides) => (sides === 8 ? 2 : 1),
    fade: fadeAlong(size),
    highlighted: [chosen],
    accents: [centreOf(chosen)],
  });
}
