import { compose, fadeAlong } from '../composition.ts';
import { angleAlong } from '../contact-angle.ts';
import type { Drawing } from '../drawing.ts';
import { centreOf, nearestPolygon } from '../geometry.ts';
import { squares } from '../tilings/squares.ts';
import { homeSize as size } from './size.ts';

export function aiStrategy(): Drawing {
  const polygons = squares(size, 57, { x: 20, y: 200 });
  const chosen = nearestPolygon(polygons, 4, { x: 476, y: 200 });
  return compose({
    size,
    polygons,
    angleAt: angleAlong(40, 560),
    fade: fadeAlong(size),
    highlighted: [chosen],
    accents: [centreOf(chosen)],
  });
}
