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
 * Returns the number of edges between the starts of two rays that meet: 1 for neighbouring edges.
 * The number can depend on the number of sides of the polygon.
 */
export type Reach = (sides: number) => number;

/** Each ray meets a ray of the neighbouring edge, so the stars are plain. */
export const nextEdge: Reach = () => 1;

/**
 * Draws stars by Hankin's method, "polygons in contact". Two rays leave the middle of every edge at
 * the contact angle. A ray ends where it meets a ray from the edge `reach` edges away. The
 * corners of the polygons must run clockwise on the screen.
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

/** Returns the outline of a polygon's plain star: edge middle, meeting point, edge middle, … */
export function starOf(polygon: Polygon, angleAt: AngleAt): Polygon {
  return hankin([polygon], angleAt).map(({ from }) => from);
}

function edgesOf(polygon: Polygon, angleAt: AngleAt): Edge[] {
  // Polygons that share an edge use the contact angle at the edge's middle, so that rays continue
  // in a straight line across the edge.
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
  // Rays on opposite sides of the line between their starts never meet. End both at the middle of
  // this line.
  if (Math.sin(first) * Math.sin(second) <= 0) return midpoint(edge.middle, next.middle);
  return pointTowards(edge.middle, edge.direction + edge.angle, length);
}
