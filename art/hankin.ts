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

/** How many edges on the ray lies that a ray stops at, for a polygon with some number of sides. */
export type Reach = (sides: number) => number;

/** Rays stop at the neighbouring edge's ray: plain stars. */
export const nextEdge: Reach = () => 1;

/**
 * Hankin's polygons in contact: from the middle of every edge two rays leave at the contact angle
 * and stop where they meet the ray of the neighbouring edge, or of one further on where `reach`
 * says so. Polygons run clockwise on the screen.
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
  // The angle is taken at the edge's middle, which both neighbours share, so their rays are one
  // line.
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
  // Where one ray leans inside the chord and the other outside they never meet: the chord stands
  // in.
  if (Math.sin(first) * Math.sin(second) <= 0) return midpoint(edge.middle, next.middle);
  return pointTowards(edge.middle, edge.direction + edge.angle, length);
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
