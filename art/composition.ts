import { clipToBox } from './clipping.ts';
import { type AngleAt, looseToClosed } from './contact-angle.ts';
import type { Drawing, Fade, Layer } from './drawing.ts';
import type { Polygon, Segment, Size } from './geometry.ts';
import { hankin, nextEdge, type Reach } from './hankin.ts';
import { pathData } from './path-data.ts';

/** The size (px) of the home page's pictures. */
export const homeSize: Size = { width: 640, height: 400 };

export type Composition = {
  readonly polygons?: readonly Polygon[];
  readonly angleAt?: AngleAt;
  readonly fade?: Fade;
  readonly reach?: Reach;
  /** The tiles whose stars are drawn again, filled and on top of the field. */
  readonly highlighted?: readonly Polygon[];
  /** More lines of the field, besides the stars of `polygons`. */
  readonly lines?: readonly Segment[];
  /** Bright lines. */
  readonly lit?: readonly Segment[];
  /** Outlines of more filled stars. */
  readonly stars?: readonly Segment[];
  readonly rules?: readonly Segment[];
};

const unitsPerPixel = 4;

/** Lines extend this far (px) beyond the picture's edge, so that their ends are not visible. */
export const bleed = 2;

/** Draws four layers: the faded field of a tiling, rules, bright lines, and highlighted stars. */
export function compose({
  polygons = [],
  angleAt = () => looseToClosed.to,
  fade = fadeAlong(),
  reach = nextEdge,
  highlighted = [],
  lines = [],
  lit = [],
  stars = [],
  rules = [],
}: Composition): Drawing {
  const clipped = (segments: readonly Segment[]): string =>
    pathData(clipToBox(segments, homeSize, bleed), unitsPerPixel);
  const layers: Layer[] = [
    { d: clipped([...hankin(polygons, angleAt, reach), ...lines]), tone: 'field' },
    { d: clipped(rules), tone: 'rule' },
    { d: clipped(lit), tone: 'lit' },
    {
      d: pathData([...hankin(highlighted, angleAt, reach), ...stars], unitsPerPixel),
      tone: 'star',
    },
  ];
  return { ...homeSize, unitsPerPixel, fade, layers: layers.filter(({ d }) => d !== '') };
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
