import { compose, homeSize } from '../composition.ts';
import { angleAlong } from '../contact-angle.ts';
import type { Drawing } from '../drawing.ts';
import { nearestPolygons } from '../geometry.ts';
import { hexagons } from '../tilings/hexagons.ts';

const edge = 40;
/** The point where the three highlighted hexagons meet. */
const corner = { x: 20 + edge * 11.5, y: 200 };

/** Highlights three hexagons that meet at a corner. A contact angle of 60° makes hexagrams. */
export function digitalTransformation(): Drawing {
  const polygons = hexagons(homeSize, edge, { x: corner.x - edge, y: corner.y });
  return compose({
    polygons,
    angleAt: angleAlong(20, 620, { from: 12, to: 46 }),
    highlighted: nearestPolygons(polygons, 6, corner).slice(0, 3),
    accents: [corner],
  });
}
