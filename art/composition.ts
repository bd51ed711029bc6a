import { clipToBox } from './clipping.ts';
import type { AngleAt } from './contact-angle.ts';
import type { Drawing, Fade, Layer } from './drawing.ts';
import type { Point, Polygon, Segment, Size } from './geometry.ts';
import { hankin, nextEdge, type Reach } from './hankin.ts';
import { pathData } from './path-data.ts';

/** The size (px) of the home page's pictures, with the ratio 8 to 5 */
export const homeSize: Size = { width: 640, height: 400 };

type Composition = {
  readonly polygons: readonly Polygon[];
  readonly angleAt: AngleAt;
  readonly fade?: Fade;
  readonly reach?: Reach;
  /** The tiles with brighter stars, drawn on top of the field. */
  readonly highlighted?: readonly Polygon[];
  readonly rules?: readonly Segment[];
  readonly accents?: readonly Point[];
};

const unitsPerPixel = 4;

/** Lines run this far (px) past the edge of the picture, so that no line end shows. */
export const bleed = 2;

/** Draws the stars of a tiling: the faded field, then rules, then the highlighted stars. */
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

/** Lines grow stronger from left to right, where they close. */
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
