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

export function tile(place: Point, sides: number, radius: number, facing = 0): Polygon {
  return regularPolygon(place, sides, 2 * radius * Math.tan(Math.PI / sides), facing);
}

export function star(polygon: Polygon, angle: number): Polygon {
  return starOf(polygon, () => angle);
}

export function rosette(place: Point, radius: number) {
  const octagon = tile(place, 8, radius);
  const lines = hankin(
    [octagon],
    () => closed,
    () => 3,
  );
  return { gold: [star(octagon, closed)], lines };
}

export function around(count: number, radius: number, start: number): Point[] {
  return Array.from({ length: count }, (_, index) =>
    pointTowards(centre, start + (360 / count) * index, radius),
  );
}

type Pair = readonly [number, number];

export function polygon(...corners: readonly Pair[]): Polygon {
  return corners.map(([x, y]) => ({ x, y }));
}

export function box(x: number, y: number, width: number, height: number): Polygon {
  return polygon([x, y], [x + width, y], [x + width, y + height], [x, y + height]);
}

/** Two strands between two crossings. */
export function lozenge(x: number, half: number, rise: number): Polygon {
  const y = signSize / 2;
  return polygon([x - half, y], [x, y - rise], [x + half, y], [x, y + rise]);
}

export function line(...points: readonly Pair[]): Segment[] {
  return edgesOf(polygon(...points)).slice(0, -1);
}
