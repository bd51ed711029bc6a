import { compose } from '../composition.ts';
import { angleAround } from '../contact-angle.ts';
import type { Drawing } from '../drawing.ts';
import { rings } from '../tilings/rings.ts';

const centre = { x: 320, y: 200 };
const sides = 20;

export function cybersecurity(): Drawing {
  const polygons = rings(centre, sides, 54, 7);
  return compose({
    polygons,
    angleAt: angleAround(centre, 60, 380, { from: 20, to: 74 }),
    fade: {
      kind: 'around',
      centre,
      radius: 380,
      stops: [
        { at: 0.2, opacity: 0.9 },
        { at: 1, opacity: 0.15 },
      ],
    },
    highlighted: polygons.slice(1 + sides, 1 + 2 * sides),
    accents: [centre],
  });
}
