import { compose, homeSize } from '../composition.ts';
import { angleAlong } from '../contact-angle.ts';
import type { Drawing } from '../drawing.ts';
import { centreOf, nearestPolygon } from '../geometry.ts';
import { dodecagonsAndTriangles } from '../tilings/dodecagons-and-triangles.ts';

export function technologyArchitecture(): Drawing {
  const polygons = dodecagonsAndTriangles(homeSize, 30, { x: 0, y: 200 });
  const chosen = nearestPolygon(polygons, 12, { x: 480, y: 200 });
  return compose({
    polygons,
    angleAt: angleAlong(40, 600),
    reach: (sides) => (sides === 12 ? 2 : 1),
    highlighted: [chosen],
    accents: [centreOf(chosen)],
  });
}
