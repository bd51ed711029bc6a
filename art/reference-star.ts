import { edgesOf, type Point, type Polygon, regularPolygon, type Segment } from './geometry.ts';
import { hankin, nextEdge, type Reach, starOf } from './hankin.ts';
import { pathData } from './path-data.ts';
import { rings } from './tilings/rings.ts';

/** The side in px. */
export const starSize = 320;

/** There are ten digits and 26 letters. */
const VALUES = 36;
const unitsPerPixel = 4;
const margin = 3;
const ringCount = 2;
/** Stars with 6 or 12 sides could contain hexagrams. */
const sidesOfStars = [8, 9, 10, 11, 14, 16] as const;

export type ReferenceStar = {
  readonly lines: readonly Segment[];
  readonly core: Polygon;
  readonly lit: readonly Polygon[];
};

/**
 * Each character of the reference determines one feature of the star.
 * @param signs the six characters of the reference, as numbers from 0 to 35
 */
export function referenceStar(signs: readonly number[]): ReferenceStar {
  const [shape = 0, closeness = 0, inside = 0, outside = 0, weave = 0, light = 0] = signs;
  const sides = sidesOfStars[shape % sidesOfStars.length] ?? 8;
  const centre: Point = { x: starSize / 2, y: starSize / 2 };
  const growth = Math.exp((2 * Math.PI) / sides);
  const reach = 2 + (weave % 2);
  const steepest = (reach * 180) / sides;
  const innerRadius = (starSize / 2 - margin) / growth ** ringCount;
  const [middle = [], ...tiles] = rings(centre, sides, innerRadius, ringCount).map(turnedUp);
  const [first, second] = [tiles.slice(0, sides), tiles.slice(sides)];
  const core = starOf(
    regularPolygon(
      centre,
      sides,
      innerRadius *
        between(0.5, 0.95, Math.floor(weave / 2) / (VALUES / 2)) *
        Math.sin(Math.PI / sides),
      (Math.floor(shape / sidesOfStars.length) / sidesOfStars.length) * (360 / sides),
    ),
    () => 70,
  );
  const angle = (from: number, to: number, sign: number) => () => between(from, to, sign / VALUES);
  const centreReach: Reach = () => reach;
  const lit = Array.from({ length: 1 + Math.floor(light / sides) }, (_, step) => {
    const tile = second[((light % sides) + step) % sides];
    return tile ? starOf(tile, angle(26, 66, outside)) : [];
  });
  return {
    lines: [
      ...hankin([middle], angle(Math.max(40, steepest + 4), 76, closeness), centreReach),
      ...hankin(first, angle(26, 66, inside), nextEdge),
      ...hankin(second, angle(26, 66, outside), nextEdge),
      ...edgesOf(core),
    ],
    core,
    lit,
  };
}

/** Path data is in quarters of a pixel. */
export function starPaths({ lines, core, lit }: ReferenceStar) {
  const areas = (polygons: readonly Polygon[]) =>
    pathData(polygons.flatMap(edgesOf), unitsPerPixel);
  return {
    size: starSize * unitsPerPixel,
    lines: pathData(lines, unitsPerPixel),
    core: areas([core]),
    lit: areas(lit),
  };
}

/** Turns a polygon by 90°, so that a tile is at the top. */
function turnedUp(polygon: Polygon): Polygon {
  return polygon.map(({ x, y }) => ({ x: y, y: starSize - x }));
}

function between(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}
