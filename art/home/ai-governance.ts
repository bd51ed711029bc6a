import { compose, homeSize } from '../composition.ts';
import { angleAlong } from '../contact-angle.ts';
import type { Drawing } from '../drawing.ts';
import { centreOf, nearestPolygon } from '../geometry.ts';
import { dodecagonsHexagonsAndSquares } from '../tilings/dodecagons-hexagons-and-squares.ts';

/** Draws a twelve-pointed star. At a contact angle of 60°, hexagons would become hexagrams. */
export function aiGovernance(): Drawing {
  const polygons = dodecagonsHexagonsAndSquares(homeSize, 30, { x: 36, y: 200 });
  const chosen = nearestPolygon(polygons, 12, { x: 460, y: 200 });
  return compose({
    polygons,
    angleAt: angleAlong(40, 620, { from: 20, to: 56 }),
    reach: (sides) => (sides === 12 ? 2 : 1),
    highlighted: [chosen],
    accents: [centreOf(chosen)],
  });
}
