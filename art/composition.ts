import { clipToBox } from './clipping.ts';
import type { AngleAt } from './contact-angle.ts';
import type { Drawing, Fade, Layer } from './drawing.ts';
import type { Point, Polygon, Segment, Size } from './geometry.ts';
import { hankin, nextEdge, type Reach } from './hankin.ts';
import { pathData } from './path-data.ts';

type Composition = {
  readonly size: Size;
  readonly polygons: readonly Polygon[];
  readonly angleAt: AngleAt;
  readonly fade: Fade;
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
export function compose(parts: Composition): Drawing {
  const {
    size,
    polygons,
    angleAt,
    fade,
    reach = nextEdge,
    highlighted = [],
    rules = [],
    accents = [],
  } = parts;
  const clipped = (segments: readonly Segment[]): string =>
    pathData(clipToBox(segments, size, bleed), unitsPerPixel);
  const layers: Layer[] = [
    { d: clipped(hankin(polygons, angleAt, reach)), tone: 'field' },
    { d: clipped(rules), tone: 'rule' },
    { d: pathData(hankin(highlighted, angleAt, reach), unitsPerPixel), tone: 'star' },
  ];
  return { ...size, unitsPerPixel, fade, layers: layers.filter(({ d }) => d !== ''), accents };
}

/** Lines grow stronger from left to right, where they close. */
export function fadeAlong(size: Size, faintest = 0.26): Fade {
  return {
    kind: 'along',
    from: { x: 0, y: 0 },
    to: { x: size.width, y: 0 },
    stops: [
      { at: 0, opacity: faintest },
      { at: 0.85, opacity: 0.9 },
    ],
  };
}
