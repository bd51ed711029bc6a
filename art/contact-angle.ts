import { distanceBetween, type Point } from './geometry.ts';

/** Returns the contact angle (degrees) at a point. With small angles, the lines form no stars. */
export type AngleAt = (place: Point) => number;

export type Range = { readonly from: number; readonly to: number };

export const looseToClosed: Range = { from: 20, to: 68 };

/**
 * Returns an angle that changes linearly from x = `start` to x = `end` (px). On both sides of this
 * stretch, the angle is constant.
 */
export function angleAlong(start: number, end: number, range: Range = looseToClosed): AngleAt {
  return (place) => between(range, (place.x - start) / (end - start));
}

/**
 * Returns an angle that depends on the distance from a centre. It is `range.to` up to the inner
 * radius (px) and falls to `range.from` at the outer radius.
 */
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
