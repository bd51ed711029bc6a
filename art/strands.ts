import { directionOf, type Point, type Segment } from './geometry.ts';

/** A line through several points. A closed strand returns to its first point. */
type Strand = { readonly points: readonly Point[]; readonly closed: boolean };

type End = {
  readonly point: Point;
  readonly far: Point;
  opposite: End | undefined;
  partner: End | undefined;
};

/** Joins segments that meet. At each meeting point, the straightest pairs are joined. */
export function strandsOf(segments: readonly Segment[]): Strand[] {
  const ends = segments.flatMap(endsOf);
  for (const meeting of Map.groupBy(ends, ({ point }) => nodeOf(point)).values())
    joinStraightest(meeting);
  const walked = new Set<End>();
  const openFirst = [...ends.filter((end) => !end.partner), ...ends];
  return openFirst.flatMap((start) => (walked.has(start) ? [] : [walk(start, walked)]));
}

function endsOf({ from, to }: Segment): End[] {
  const start: End = { point: from, far: to, opposite: undefined, partner: undefined };
  const finish: End = { point: to, far: from, opposite: start, partner: undefined };
  start.opposite = finish;
  return [start, finish];
}

/** Points within about a thousandth of a px share a key. */
function nodeOf({ x, y }: Point): string {
  return `${String(Math.round(x * 1000))} ${String(Math.round(y * 1000))}`;
}

function joinStraightest(meeting: readonly End[]): void {
  const pairs = meeting.flatMap((one, index) =>
    meeting.slice(index + 1).map((other) => ({ one, other, bend: bendBetween(one, other) })),
  );
  for (const { one, other } of pairs.sort((a, b) => a.bend - b.bend)) {
    if (one.partner || other.partner) continue;
    one.partner = other;
    other.partner = one;
  }
}

/** The bend in degrees. A straight line has no bend. */
function bendBetween(one: End, other: End): number {
  const turn =
    Math.abs(directionOf(one.point, one.far) - directionOf(other.point, other.far)) % 360;
  return Math.abs(180 - turn);
}

function walk(start: End, walked: Set<End>): Strand {
  const points: Point[] = [start.point];
  let end: End | undefined = start;
  while (end && !walked.has(end)) {
    walked.add(end);
    if (end.opposite) walked.add(end.opposite);
    points.push(end.far);
    end = end.opposite?.partner;
  }
  const closed = end === start;
  return { points: withoutStraightPoints(closed ? points.slice(1) : points, closed), closed };
}

function withoutStraightPoints(points: readonly Point[], closed: boolean): Point[] {
  return points.filter((point, index) => {
    const before = points[index - 1] ?? (closed ? points.at(-1) : undefined);
    const after = points[index + 1] ?? (closed ? points[0] : undefined);
    if (!before || !after) return true;
    const turn = Math.abs(directionOf(before, point) - directionOf(point, after)) % 360;
    return Math.min(turn, 360 - turn) > 0.01;
  });
}
