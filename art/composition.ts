import { clipToBox } from './clipping.ts';
import { type AngleAt, looseToClosed } from './contact-angle.ts';
import type { Drawing, Fade, Layer } from './drawing.ts';
import type { Polygon, Segment, Size } from './geometry.ts';
import { hankin, nextEdge, type Reach } from './hankin.ts';
import { pathData } from './path-data.ts';

/** The size in px. */
export const homeSize: Size = { width: 640, height: 400 };

export type Composition = {
  readonly polygons?: readonly Polygon[];
  readonly angleAt?: AngleAt;
  readonly fade?: Fade;
  readonly reach?: Reach;
  readonly highlighted?: readonly Polygon[];
  readonly lines?: readonly Segment[];
  readonly lit?: readonly Segment[];
  readonly stars?: readonly Segment[];
  readonly rules?: readonly Segment[];
  readonly copies?: Drawing['copies'];
};

const unitsPerPixel = 4;

/**
 * Lines extend beyond the picture's edge by this length (px), so that their ends are not visible.
 */
export const bleed = 2;

/**
 * Layers from bottom to top: the faded field of a tiling, rules, bright lines, and highlighted
 * stars.
 */
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
  copies,
}: Composition): Drawing {
  // With `copies`, the lines are one slice of the picture. Lines outside the box must stay, because
  // the copies of the slice may show them inside the box.
  const clipped = (segments: readonly Segment[]): string =>
    pathData(copies ? segments : clipToBox(segments, homeSize, bleed), unitsPerPixel);
  const layers: Layer[] = [
    { d: clipped([...hankin(polygons, angleAt, reach), ...lines]), tone: 'field' },
    { d: clipped(rules), tone: 'rule' },
    { d: clipped(lit), tone: 'lit' },
    {
      d: pathData([...hankin(highlighted, angleAt, reach), ...stars], unitsPerPixel),
      tone: 'star',
    },
  ];
  return {
    ...homeSize,
    unitsPerPixel,
    fade,
    layers: layers.filter(({ d }) => d !== ''),
    ...(copies && { copies }),
  };
}

/** Returns a fade in which lines grow stronger from left to right. */
export function fadeAlong(faintest = 0.5): Fade {
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
