import { type Point, type Polygon, pointTowards } from '../geometry.ts';

/**
 * `count` rings of four-sided tiles surround a polygon with `innerRadius` (px). The tiles grow
 * outwards and keep their proportions.
 */
export function rings(centre: Point, sides: number, innerRadius: number, count: number): Polygon[] {
  const growth = Math.exp((2 * Math.PI) / sides);
  const corner = (step: number, ring: number): Point =>
    pointTowards(centre, ((step - 0.5) * 360) / sides, innerRadius * growth ** ring);
  const steps = Array.from({ length: sides }, (_, step) => step);
  const tiles = Array.from({ length: count }, (_, ring) =>
    steps.map((step) => [
      corner(step, ring),
      corner(step, ring + 1),
      corner(step + 1, ring + 1),
      corner(step + 1, ring),
    ]),
  );
  return [steps.map((step) => corner(step, 0)), ...tiles.flat()];
}
