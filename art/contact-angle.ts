import { distanceBetween, type Point } from './geometry.ts';

/** The contact angle in degrees at a point of the drawing */
export type AngleAt = (place: Point) => number;

export type Range = { readonly from: number; readonly to: number };

export const looseToClosed: Range = { from: 20, to: 68 };

/** The angle changes linearly between `start` and `end` (x, in px) and is constant outside. */
export function angleAlong(start: number, end: number, range: Range = looseToClosed): AngleAt {
  return (place) => between(range, (place.x - start) / (end - start));
}

/** `range.to` up to the inner radius (px), falling to `range.from` at the outer one */
export function angleAround(
  centre: Point,
  inner: number,
  outer: number,
  range: Range = looseToClosed,
): AngleAt {
  return (place) => between(range, (outer - distanceBetween(centre, place)) / (outer - inner));
}

function between(range: Range, share: number): number {
  return range.from + (range.to - range.from) * Math.min(1, Math.max(0, share));
}
