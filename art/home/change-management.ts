import { compose, homeSize } from '../composition.ts';
import { angleAlong } from '../contact-angle.ts';
import type { Drawing } from '../drawing.ts';
import { centreOf, nearestPolygon } from '../geometry.ts';
import { hexagonsAndTriangles } from '../tilings/hexagons-and-triangles.ts';

/** The x of the two states (px). */
const states = [120, 520];

/**
 * One tile is highlighted before and one after the change. The angles stay below 60°, at which the
 * hexagons become hexagrams.
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
