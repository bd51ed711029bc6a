import { compose, fadeAlong, homeSize } from '../composition.ts';
import { angleAlong } from '../contact-angle.ts';
import type { Drawing } from '../drawing.ts';
import { bars } from '../tilings/bars.ts';

const base = 352;
const width = 60;
const step = 72;
const shapes = [
  [1, 1],
  [1, 2],
  [1, 2],
  [2, 5],
  [2, 7],
  [2, 8],
  [3, 14],
  [3, 16],
] as const;

export function businessIntelligence(): Drawing {
  const polygons = bars(
    shapes.map(([across, rows], index) => ({ left: 38 + index * step, base, width, across, rows })),
  );
  return compose({
    polygons,
    angleAt: angleAlong(40, 600),
    fade: fadeAlong(0.35),
    highlighted: polygons.slice(-3),
    rules: [{ from: { x: 0, y: base + 8 }, to: { x: homeSize.width, y: base + 8 } }],
  });
}
