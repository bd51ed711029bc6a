import { neighbours, type Point, type Polygon, type Segment, type Size } from './geometry.ts';

/**
 * `room` is the distance from the start of a segment to a side. At the end of the segment, the
 * distance is smaller by `speed`.
 */
type Side = { readonly room: number; readonly speed: number };

/** The parts of the segments inside the box. `margin` (px) enlarges the box. */
export function clipToBox(segments: readonly Segment[], box: Size, margin = 0): Segment[] {
  return segments.flatMap((segment) => clipSegment(segment, box, margin));
}

function clipSegment({ from, to }: Segment, box: Size, margin: number): Segment[] {
  const run = to.x - from.x;
  const rise = to.y - from.y;
  const sides = [
    { speed: -run, room: from.x + margin },
    { speed: run, room: box.width + margin - from.x },
    { speed: -rise, room: from.y + margin },
    { speed: rise, room: box.height + margin - from.y },
  ];
  const [enter, leave] = insideShare(sides);
  if (enter >= leave) return [];
  const at = (share: number): Point => ({ x: from.x + run * share, y: from.y + rise * share });
  return [{ from: enter === 0 ? from : at(enter), to: leave === 1 ? to : at(leave) }];
}

/**
 * Where a segment enters and leaves an area, as shares of its length (Liang–Barsky algorithm).
 * If the segment is outside the area, the first share is not smaller than the second.
 */
function insideShare(sides: readonly Side[]): readonly [number, number] {
  if (sides.some(({ speed, room }) => speed === 0 && room < 0)) return [1, 0];
  const enter = Math.max(
    0,
    ...sides.filter(({ speed }) => speed < 0).map(({ speed, room }) => room / speed),
  );
  const leave = Math.min(
    1,
    ...sides.filter(({ speed }) => speed > 0).map(({ speed, room }) => room / speed),
  );
  return [enter, leave];
}

/** The parts of the segments outside a convex polygon with clockwise corners. */
export function cutOut(segments: readonly Segment[], hole: Polygon): Segment[] {
  return segments.flatMap(({ from, to }) => {
    const at = (share: number): Point => ({
      x: from.x + (to.x - from.x) * share,
      y: from.y + (to.y - from.y) * share,
    });
    const sides = neighbours(hole).map(([start, end]) => {
      const depth = (place: Point): number =>
        (end.x - start.x) * (place.y - start.y) - (end.y - start.y) * (place.x - start.x);
      return { room: depth(from), speed: depth(from) - depth(to) };
    });
    const [enter, leave] = insideShare(sides);
    if (enter >= leave) return [{ from, to }];
    return [
      ...(enter > 0 ? [{ from, to: at(enter) }] : []),
      ...(leave < 1 ? [{ from: at(leave), to }] : []),
    ];
  });
}
