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
  radians,
  type Segment,
} from './geometry.ts';

type Edge = { readonly middle: Point; readonly direction: number; readonly angle: number };

/**
 * Returns the distance in edges between two rays that meet, in a polygon with this many sides. The
 * distance of neighbouring edges is 1.
 */
export type Reach = (sides: number) => number;

export const nextEdge: Reach = () => 1;

/**
 * Draws stars by Hankin's method, "polygons in contact". Two rays leave each edge at the contact
 * angle. A ray meets a ray of the edge that is `reach` edges away. In the result, two rays that
 * meet follow each other. Corners run clockwise on the screen.
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

/** The corners alternate between middles of edges and points where rays meet. */
export function starOf(polygon: Polygon, angleAt: AngleAt): Polygon {
  return hankin([polygon], angleAt).map(({ from }) => from);
}

function edgesOf(polygon: Polygon, angleAt: AngleAt): Edge[] {
  // At a common edge, polygons use the same contact angle, so rays continue in a straight line.
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
  // Rays that point to opposite sides never meet. End both in the middle between their starts.
  if (Math.sin(first) * Math.sin(second) <= 0) return midpoint(edge.middle, next.middle);
  return pointTowards(edge.middle, edge.direction + edge.angle, length);
}
