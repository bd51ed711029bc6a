import {
  centreOf,
  distanceBetween,
  neighbours,
  type Point,
  type Polygon,
  radians,
  type Size,
} from './geometry.ts';

/** Coordinates in degrees (x east, y north). Each land area or hole is a ring. */
export type Country = { readonly code: string; readonly rings: readonly Polygon[] };

export type View = {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
  readonly width: number;
};

/** Every second row of the lattice is shifted by half a step. */
export type Dot = { readonly column: number; readonly row: number };

type DottedMap = Size & {
  /** The sea has no dots. */
  readonly dots: ReadonlyMap<string, readonly Dot[]>;
  readonly placeOf: (degrees: Point) => Point;
};

/** Lengths are in path units. Neighbouring dots form nearly regular triangles. */
export const lattice = { step: 18, rise: 16, unitsPerPixel: 2 };

/**
 * @param states codes of countries that get a dot even if they lie between the dots of the lattice
 */
export function dottedMap(
  countries: readonly Country[],
  view: View,
  states: readonly string[],
): DottedMap {
  const { placeOf, ...size } = projection(view);
  const outlines = countries.map(({ code, rings }) => ({
    code,
    rings: rings.map((ring) => ring.map((corner) => inUnits(placeOf(corner)))),
  }));
  const owners = new Map(latticeOver(size).flatMap((row) => ownersAlong(row, outlines)));
  for (const { code, rings } of outlines) {
    if (!states.includes(code) || [...owners.values()].includes(code)) continue;
    const free = [...owners].flatMap(([dot, owner]) => (states.includes(owner ?? '') ? [] : [dot]));
    owners.set(nearest(free, centreOf(rings.flat())), code);
  }
  const dots = new Map<string, Dot[]>();
  for (const [dot, owner] of owners)
    if (owner !== undefined) dots.set(owner, [...(dots.get(owner) ?? []), dot]);
  return { ...size, dots, placeOf };
}

export function positionOf({ column, row }: Dot): Point {
  const { step, rise } = lattice;
  return { x: (column + 0.5 + (row % 2) / 2) * step, y: (row + 0.5) * rise };
}

/** The Mercator projection from degrees to px, which keeps the shapes of countries. */
function projection({ west, east, south, north, width }: View): Size & Pick<DottedMap, 'placeOf'> {
  const scale = width / radians(east - west);
  const fromEquator = (latitude: number): number =>
    Math.log(Math.tan(Math.PI / 4 + radians(latitude) / 2));
  const placeOf = ({ x, y }: Point): Point => ({
    x: radians(x - west) * scale,
    y: (fromEquator(north) - fromEquator(y)) * scale,
  });
  return { width, height: Math.round(placeOf({ x: west, y: south }).y), placeOf };
}

function latticeOver(size: Size): Dot[][] {
  const { x: width, y: height } = inUnits({ x: size.width, y: size.height });
  const columns = Math.floor(width / lattice.step);
  const rows = Math.floor(height / lattice.rise);
  return Array.from({ length: rows }, (_row, row) =>
    Array.from({ length: columns }, (_column, column) => ({ column, row })),
  );
}

/**
 * Returns each dot of a row with the code of its country, or undefined for the sea. Cuts each
 * outline once per row, because outlines are long.
 */
function ownersAlong(
  row: readonly Dot[],
  outlines: readonly Country[],
): [Dot, string | undefined][] {
  const [first] = row;
  if (!first) return [];
  const { y } = positionOf(first);
  const cuts = outlines.map(({ code, rings }) => ({
    code,
    crossings: rings.flatMap((ring) => crossingsAt(y, ring)),
  }));
  return row.map((dot) => {
    const { x } = positionOf(dot);
    // A ray from a point inside a country crosses the country's outlines an odd number of times.
    const owner = cuts.find(
      ({ crossings }) => crossings.filter((crossing) => crossing > x).length % 2 === 1,
    );
    return [dot, owner?.code];
  });
}

function crossingsAt(y: number, ring: Polygon): number[] {
  return neighbours(ring)
    .filter(([from, to]) => from.y > y !== to.y > y)
    .map(([from, to]) => from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x));
}

function nearest(dots: readonly Dot[], target: Point): Dot {
  const away = (dot: Dot): number => distanceBetween(positionOf(dot), target);
  return dots.reduce((best, dot) => (away(dot) < away(best) ? dot : best));
}

function inUnits({ x, y }: Point): Point {
  return { x: x * lattice.unitsPerPixel, y: y * lattice.unitsPerPixel };
}
