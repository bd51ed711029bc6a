import { clipToBox, cutOut } from './clipping.ts';
import { bleed } from './composition.ts';
import type { Drawing } from './drawing.ts';
import { centreOf, edgesOf, moved, nearestPolygon, type Segment } from './geometry.ts';
import { hankin } from './hankin.ts';
import { pathData } from './path-data.ts';
import { octagonsAndSquares } from './tilings/octagons-and-squares.ts';

const size = { width: 640, height: 400 };
const cell = 80;
const unitsPerPixel = 4;
const closed = (): number => 66;

/** The missing tile lies beside its gap. */
export function missingTile(): Drawing {
  const tiles = octagonsAndSquares(size, cell / (1 + Math.SQRT2), { x: 280, y: 160 });
  const missing = nearestPolygon(tiles, 8, { x: 280, y: 160 });
  const loose = moved(missing, 17, { x: 118, y: 92 });
  const field = hankin(
    tiles.filter((tile) => tile !== missing),
    closed,
  );
  const lines = (segments: readonly Segment[]): string =>
    pathData(clipToBox(segments, size, bleed), unitsPerPixel);
  return {
    ...size,
    unitsPerPixel,
    fade: {
      kind: 'around',
      centre: centreOf(missing),
      radius: 380,
      stops: [
        { at: 0.3, opacity: 0.75 },
        { at: 1, opacity: 0.12 },
      ],
    },
    layers: [
      { d: lines(cutOut(field, loose)), tone: 'field' },
      { d: lines(cutOut(edgesOf(missing), loose)), tone: 'rule' },
      { d: lines([...edgesOf(loose), ...hankin([loose], closed)]), tone: 'star' },
    ],
    keepsLineWidth: true,
  };
}
