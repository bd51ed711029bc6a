import { distanceBetween, type Point } from './geometry.ts';

/** The angle is in degrees. */
export type AngleAt = (place: Point) => number;

export type Range = { readonly from: number; readonly to: number };

export const looseToClosed: Range = { from: 20, to: 68 };

/**
 * The angle changes linearly from x = `start` to x = `end` (px). Outside, the angle is constant.
 */
export function angleAlong(start: number, end: number, range: Range = looseToClosed): AngleAt {
  return (place) => between(range, (place.x - start) / (end - start));
}

/**
 * The angle is `range.to` up to the distance `inner` from the centre, and `range.from` from `outer`
 * on (px).
 */
export function angleAround(
  centre: Point,
  inner: number,
  outer: number,
  range: Range = looseToClosed,
): AngleAt {
  return (place) => between(range, (outer - distanceBetween(centre, place)) / (outer - inner));
}

/** @param share from 0, which returns `range.from`, to 1, which returns `range.to` */
export function between(range: Range, share: number): number {
  return range.from + (range.to - range.from) * Math.min(1, Math.max(0, share));
}
