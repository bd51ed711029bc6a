import { compose, homeSize } from '../composition.ts';
import { angleAlong } from '../contact-angle.ts';
import type { Drawing } from '../drawing.ts';
import { centreOf, nearestPolygon } from '../geometry.ts';
import { bars } from '../tilings/bars.ts';

/** The top and the edge length of each belt's squares (px). Lower belts have larger squares. */
const belts = [
  { top: 42, edge: 20 },
  { top: 114, edge: 32 },
  { top: 198, edge: 40 },
  { top: 290, edge: 64 },
] as const;

export function processAutomation(): Drawing {
  const polygons = bars(
    belts.map(({ top, edge }) => ({
      left: 0,
      base: top + edge,
      width: homeSize.width,
      across: homeSize.width / edge,
      rows: 1,
    })),
  );
  const chosen = nearestPolygon(polygons, 4, { x: 480, y: 322 });
  return compose({
    polygons,
    angleAt: angleAlong(40, 600),
    highlighted: [chosen],
    rules: belts.flatMap(({ top, edge }) =>
      [top - 8, top + edge + 8].map((y) => ({ from: { x: 0, y }, to: { x: homeSize.width, y } })),
    ),
    accents: [centreOf(chosen)],
  });
}
