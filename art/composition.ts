import { clipToBox } from './clipping.ts';
import type { AngleAt } from './contact-angle.ts';
import type { Drawing, Fade, Layer } from './drawing.ts';
import type { Point, Polygon, Segment, Size } from './geometry.ts';
import { hankin, nextEdge, type Reach } from './hankin.ts';
import { pathData } from './path-data.ts';

/** The size (px) of the home page's pictures. */
export const homeSize: Size = { width: 640, height: 400 };

export type Composition = {
  readonly polygons: readonly Polygon[];
  readonly angleAt: AngleAt;
  readonly fade?: Fade;
  readonly reach?: Reach;
  /** These tiles get brighter stars on top of the field. */
  readonly highlighted?: readonly Polygon[];
  readonly rules?: readonly Segment[];
  readonly accents?: readonly Point[];
};

const unitsPerPixel = 4;

/** Lines extend this far (px) beyond the picture's edge, so that their ends are not visible. */
export const bleed = 2;

/** Draws the stars of a tiling: first the faded field, then rules, then highlighted stars. */
export function compose({
  polygons,
  angleAt,
  fade = fadeAlong(),
  reach = nextEdge,
  highlighted = [],
  rules = [],
  accents = [],
}: Composition): Drawing {
  const clipped = (segments: readonly Segment[]): string =>
    pathData(clipToBox(segments, homeSize, bleed), unitsPerPixel);
  const layers: Layer[] = [
    { d: clipped(hankin(polygons, angleAt, reach)), tone: 'field' },
    { d: clipped(rules), tone: 'rule' },
    { d: pathData(hankin(highlighted, angleAt, reach), unitsPerPixel), tone: 'star' },
  ];
  return { ...homeSize, unitsPerPixel, fade, layers: layers.filter(({ d }) => d !== ''), accents };
}

/** Returns a fade in which lines grow stronger from left to right. */
export function fadeAlong(faintest = 0.26): Fade {
  return {
    kind: 'along',
    from: { x: 0, y: 0 },
    to: { x: homeSize.width, y: 0 },
    stops: [
      { at: 0, opacity: faintest },
      { at: 0.85, opacity: 0.9 },
    ],
  };
}
