import type { AngleAt } from './contact-angle.ts';
import {
  directionOf,
  distanceBetween,
  midpoint,
  neighbours,
  type Point,
  type Polygon,
  pairsApart,
  pointTowards,
  type Segment,
} from './geometry.ts';

type Edge = { readonly middle: Point; readonly direction: number; readonly angle: number };

/** Returns how many edges apart two rays that meet start, for a polygon with `sides` sides. */
export type Reach = (sides: number) => number;

/** Rays meet the ray of the neighbouring edge, which gives plain stars. */
export const nextEdge: Reach = () => 1;

/**
 * Draws stars by Hankin's method, "polygons in contact". Two rays leave the middle of every edge
 * at the contact angle. Each ends where it meets the ray of the edge that `reach` returns. Corners
 * of polygons run clockwise on the screen.
 */
export function hankin(
  polygons: readonly Polygon[],
  angleAt: AngleAt,
  reach: Reach = nextEdge,
): Segment[] {
  return polygons.flatMap((polygon) => {
    const edges = edgesOf(polygon, angleAt);
    return pairsApart(edges, reach(polygon.length)).flatMap(([edge, far]) => {
      const meeting = meetingPoint(edge, far);
      return [
        { from: edge.middle, to: meeting },
        { from: meeting, to: far.middle },
      ];
    });
  });
}

/** The closed outline of a polygon's plain star: edge middle, meeting point, edge middle, … */
export function starOf(polygon: Polygon, angleAt: AngleAt): Polygon {
  return hankin([polygon], angleAt).map(({ from }) => from);
}

function edgesOf(polygon: Polygon, angleAt: AngleAt): Edge[] {
  // Both polygons at an edge take the angle at its middle, so that their rays are in line.
  return neighbours(polygon).map(([from, to]) => {
    const middle = midpoint(from, to);
    return { middle, direction: directionOf(from, to), angle: angleAt(middle) };
  });
}

function meetingPoint(edge: Edge, next: Edge): Point {
  const chord = directionOf(edge.middle, next.middle);
  const first = radians(edge.direction + edge.angle - chord);
  const second = radians(chord - (next.direction - next.angle));
  const apex = Math.sin(first + second);
  const length = (distanceBetween(edge.middle, next.middle) * Math.sin(second)) / apex;
  // The rays never meet where they leave the chord on opposite sides. The chord replaces them.
  if (Math.sin(first) * Math.sin(second) <= 0) return midpoint(edge.middle, next.middle);
  return pointTowards(edge.middle, edge.direction + edge.angle, length);
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
