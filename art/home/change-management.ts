import { compose, homeSize } from '../composition.ts';
import { angleAlong } from '../contact-angle.ts';
import type { Drawing } from '../drawing.ts';
import { centreOf, nearestPolygon } from '../geometry.ts';
import { hexagonsAndTriangles } from '../tilings/hexagons-and-triangles.ts';

/** The x of the highlighted tiles, one before the change and one after (px). */
const states = [120, 520];

/**
 * Highlights one tile before the change and one after. At a contact angle of 60°, hexagons would
 * become hexagrams.
 */
export function changeManagement(): Drawing {
  const polygons = hexagonsAndTriangles(homeSize, 40, { x: 40, y: 200 });
  const highlighted = states.map((x) => nearestPolygon(polygons, 6, { x, y: 200 }));
  return compose({
    polygons,
    angleAt: angleAlong(0, 600, { from: 14, to: 50 }),
    highlighted,
    accents: highlighted.slice(-1).map(centreOf),
  });
}
