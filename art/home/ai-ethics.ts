import { compose, homeSize } from '../composition.ts';
import { angleAround } from '../contact-angle.ts';
import type { Drawing } from '../drawing.ts';
import { centreOf, nearestPolygon } from '../geometry.ts';
import { dodecagonsAndTriangles } from '../tilings/dodecagons-and-triangles.ts';

/** Draws one large twelve-pointed star. The lines around it loosen with the distance. */
export function aiEthics(): Drawing {
  const polygons = dodecagonsAndTriangles(homeSize, 76, { x: 380, y: 200 });
  const chosen = nearestPolygon(polygons, 12, { x: 380, y: 200 });
  return compose({
    polygons,
    angleAt: angleAround({ x: 380, y: 200 }, 150, 480, { from: 30, to: 67.5 }),
    reach: (sides) => (sides === 12 ? 3 : 1),
    highlighted: [chosen],
    accents: [centreOf(chosen)],
  });
}
