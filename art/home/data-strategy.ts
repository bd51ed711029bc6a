import { compose, homeSize } from '../composition.ts';
import { angleAlong } from '../contact-angle.ts';
import type { Drawing } from '../drawing.ts';
import { centreOf, contains, regularPolygon } from '../geometry.ts';
import { triangles } from '../tilings/triangles.ts';

const edge = 52;
const middle = { x: 460, y: 226 };

/** Highlights sixteen triangles that form a large one. A contact angle of 60° makes hexagrams. */
export function dataStrategy(): Drawing {
  const polygons = triangles(homeSize, edge, middle);
  const large = regularPolygon(middle, 3, edge * 4, 90);
  return compose({
    polygons,
    angleAt: angleAlong(20, 620, { from: 18, to: 54 }),
    highlighted: polygons.filter((polygon) => contains(large, centreOf(polygon))),
  });
}
