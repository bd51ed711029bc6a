import { angleAlong } from '../contact-angle.ts';
import type { FadeStop } from '../drawing.ts';
import { centreOf, nearestPolygon, type Point, type Polygon, type Size } from '../geometry.ts';
import { defaultMasthead, mastheads } from '../masthead-table.ts';
import { type Row, rowOf } from '../row.ts';

/** What link previews ask for (px). */
export const socialSize: Size = { width: 1200, height: 630 };

/**
 * Previews are shown at a half to a third, so cells are larger than on a page; those that are large
 * there already, by less.
 */
const enlarged = { small: 1.75, large: 1.4 };
/** The height (px) at which a pattern that repeats is large. */
const large = 200;

/**
 * Where dots stand, as shares of the image; each moves to the middle of the nearest of the largest
 * tiles.
 */
const places: readonly Point[] = [
  { x: 0.78, y: 0.24 },
  { x: 0.95, y: 0.1 },
  { x: 0.9, y: 0.5 },
  { x: 0.8, y: 0.82 },
];
/** A dot nearer to an edge (px) looks cut. */
const edgeRoom = 24;

/**
 * A page's lines, drawn as in its masthead, over a whole social image of a left-to-right page:
 * loose at x = 0, closed at the end.
 * @param name of a row of the mastheads; any other gives the usual one
 */
export function socialRow(name: string): Row {
  const { tiling, edge, height: repeat, range, reach } = mastheads.get(name) ?? defaultMasthead;
  const { width, height } = socialSize;
  const scale = repeat > large ? enlarged.large : enlarged.small;
  const polygons = tiling(socialSize, edge * scale, { x: width - 150, y: height / 2 });
  return rowOf({
    size: socialSize,
    polygons,
    angleAt: angleAlong(width * 0.1, width * 0.94, range),
    ...(reach ? { reach } : {}),
    dots: dotsIn(polygons),
    fade: fadeBehind(width / 2),
  });
}

/**
 * Lines stay faint up to `end` (px from the inline start), where the words end, and grow strong
 * beyond.
 */
export function fadeBehind(end: number): FadeStop[] {
  const share = end / socialSize.width;
  return [
    { at: 0, opacity: 0.13 },
    { at: share, opacity: 0.24 },
    { at: share + (1 - share) * 0.75, opacity: 1 },
  ];
}

/** Triangles get none: at these angles their stars are not round their middles. */
function dotsIn(polygons: readonly Polygon[]): Point[] {
  const most = Math.max(...polygons.map(({ length }) => length));
  const inside = polygons.filter((polygon) => isInside(centreOf(polygon)));
  const { width, height } = socialSize;
  return most > 3
    ? places.map(({ x, y }) =>
        centreOf(nearestPolygon(inside, most, { x: width * x, y: height * y })),
      )
    : [];
}

function isInside({ x, y }: Point): boolean {
  return Math.min(x, socialSize.width - x, y, socialSize.height - y) > edgeRoom;
}
