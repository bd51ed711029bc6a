export type Point = { readonly x: number; readonly y: number };
export type Polygon = readonly Point[];
export type Segment = { readonly from: Point; readonly to: Point };
export type Size = { readonly width: number; readonly height: number };

/** Pairs each item of a ring with the item `steps` places later. */
export function pairsApart<Item>(ring: readonly Item[], steps: number): (readonly [Item, Item])[] {
  return ring.flatMap((item, index) => {
    const far = ring[(index + steps) % ring.length];
    return far === undefined ? [] : [[item, far] as const];
  });
}

export function neighbours<Item>(ring: readonly Item[]): (readonly [Item, Item])[] {
  return pairsApart(ring, 1);
}

export function edgesOf(polygon: Polygon): Segment[] {
  return neighbours(polygon).map(([from, to]) => ({ from, to }));
}

export function midpoint(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

/** Directions are in degrees: 0 is right, 90 is down. */
export function pointTowards(start: Point, degrees: number, distance: number): Point {
  const angle = radians(degrees);
  return { x: start.x + distance * Math.cos(angle), y: start.y + distance * Math.sin(angle) };
}

export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** Directions are in degrees: 0 is right, 90 is down. */
export function directionOf(from: Point, to: Point): number {
  return (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
}

export function distanceBetween(one: Point, other: Point): number {
  return Math.hypot(other.x - one.x, other.y - one.y);
}

/** The mean of the corners, which is the centre of a regular polygon. */
export function centreOf(polygon: Polygon): Point {
  const sum = polygon.reduce((total, corner) => ({ x: total.x + corner.x, y: total.y + corner.y }));
  return { x: sum.x / polygon.length, y: sum.y / polygon.length };
}

/** One edge of the polygon faces the direction `facing` (degrees). */
export function regularPolygon(centre: Point, sides: number, edge: number, facing = 0): Polygon {
  const radius = edge / (2 * Math.sin(Math.PI / sides));
  return Array.from({ length: sides }, (_, corner) =>
    pointTowards(centre, facing + ((corner - 0.5) * 360) / sides, radius),
  );
}

/** Turns a polygon about its centre, then shifts the polygon. */
export function moved(polygon: Polygon, degrees: number, shift: Point): Polygon {
  const centre = centreOf(polygon);
  const target = { x: centre.x + shift.x, y: centre.y + shift.y };
  return polygon.map((corner) =>
    pointTowards(target, directionOf(centre, corner) + degrees, distanceBetween(centre, corner)),
  );
}

/** True if a point lies in a convex polygon with clockwise corners. */
export function contains(polygon: Polygon, { x, y }: Point): boolean {
  return neighbours(polygon).every(
    ([from, to]) => (to.x - from.x) * (y - from.y) >= (to.y - from.y) * (x - from.x),
  );
}

/** Returns the polygons with this number of sides. The polygon nearest to `target` comes first. */
function nearestPolygons(polygons: readonly Polygon[], sides: number, target: Point): Polygon[] {
  const away = (polygon: Polygon): number => distanceBetween(centreOf(polygon), target);
  return polygons
    .filter((polygon) => polygon.length === sides)
    .sort((one, other) => away(one) - away(other));
}

export function nearestPolygon(
  polygons: readonly Polygon[],
  sides: number,
  target: Point,
): Polygon {
  const [nearest] = nearestPolygons(polygons, sides, target);
  if (!nearest) throw new Error(`No polygon with ${String(sides)} sides in this tiling`);
  return nearest;
}
