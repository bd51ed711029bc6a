import {
  edgesOf,
  type Point,
  type Polygon,
  pointTowards,
  regularPolygon,
  type Segment,
} from '../geometry.ts';
import { hankin, starOf } from '../hankin.ts';
import { pathData } from '../path-data.ts';
import { centre, fills, pen, signSize, unitsPerPixel } from './rosette.ts';

/** A pale area, the golden subject of the sign, and lines above them. */
export type Figure = {
  readonly pale?: readonly Polygon[];
  readonly gold?: readonly Polygon[];
  readonly lines?: readonly Segment[];
};

/** Contact angles. */
export const [loose, closed] = [24, 67.5];

/** Returns the SVG group of a sign. Lengths of its figure are in units of a side of 48. */
export function figure(name: string, { pale = [], gold = [], lines = [] }: Figure): string {
  return (
    `<g id="${name}" transform="scale(${1 / unitsPerPixel})" ${pen}>` +
    path(pale.flatMap(edgesOf), ` fill="${fills.mid}"`) +
    path(gold.flatMap(edgesOf), ` fill="${fills.full}" fill-rule="evenodd"`) +
    `${path(lines)}</g>`
  );
}

function path(segments: readonly Segment[], paint = ''): string {
  const d = pathData(segments, unitsPerPixel);
  return d && `<path d="${d}"${paint} vector-effect="non-scaling-stroke"/>`;
}

/** A regular polygon. `radius` is that of the circle inside it, `facing` turns it (degrees). */
export function tile(place: Point, sides: number, radius: number, facing = 0): Polygon {
  return regularPolygon(place, sides, 2 * radius * Math.tan(Math.PI / sides), facing);
}

/** The star inside a polygon, at a contact angle in degrees. */
export function star(polygon: Polygon, angle: number): Polygon {
  return starOf(polygon, () => angle);
}

/** A closed star of eight points with all its lines. */
export function rosette(place: Point, radius: number) {
  const octagon = tile(place, 8, radius);
  const lines = hankin(
    [octagon],
    () => closed,
    () => 3,
  );
  return { gold: [star(octagon, closed)], lines };
}

/** Places on a circle around the centre of a sign, from an angle in degrees. */
export function around(count: number, radius: number, start: number): Point[] {
  return Array.from({ length: count }, (_, index) =>
    pointTowards(centre, start + (360 / count) * index, radius),
  );
}

type Pair = readonly [number, number];

/** A polygon from pairs of x and y. */
export function polygon(...corners: readonly Pair[]): Polygon {
  return corners.map(([x, y]) => ({ x, y }));
}

/** A rectangle from its corner at the top left. */
export function box(x: number, y: number, width: number, height: number): Polygon {
  return polygon([x, y], [x + width, y], [x + width, y + height], [x, y + height]);
}

/** Two strands between two crossings. */
export function lozenge(x: number, half: number, rise: number): Polygon {
  const y = signSize / 2;
  return polygon([x - half, y], [x, y - rise], [x + half, y], [x, y + rise]);
}

/** An open line through points. */
export function line(...points: readonly Pair[]): Segment[] {
  return edgesOf(polygon(...points)).slice(0, -1);
}
