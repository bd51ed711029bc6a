import type { Point, Segment } from '../geometry.ts';
import { centre, group, linesOf, outlineOf, type Rosette, type Sign, signSize } from './rosette.ts';

/** The most units in a row of a chart. */
const unitsInRow = 20;

const closedUnit: Rosette = { sides: 8, radius: 21, angle: 62 };
const looseUnit: Rosette = { sides: 8, radius: 20, angle: 24 };

/** Draws the units of charts, and a full row of each. */
export function units(): string[] {
  const closed = { lines: linesOf(closedUnit), area: outlineOf(closedUnit) };
  const loose = { lines: linesOf(looseUnit).map(shortened), area: [] };
  return [
    group('closed', closed, 0.9),
    group('loose', loose),
    // A star for open questions. The lines of one of its points are missing.
    group('open', { lines: closed.lines.slice(2), area: [] }),
    symbol('closed-row', group('', repeated(closed), 0.9)),
    symbol('loose-row', group('', repeated(loose))),
    symbol('rest-row', dots()),
  ];
}

/** The width of a `<use>` clips a symbol, so one symbol with a full row can show fewer units. */
function symbol(name: string, content: string): string {
  return `<symbol id="${name}">${content}</symbol>`;
}

function repeated({ lines, area }: Sign): Sign {
  const along = (segments: readonly Segment[]) =>
    Array.from({ length: unitsInRow }, (_, place) =>
      segments.map(({ from, to }) => ({ from: moved(from, place), to: moved(to, place) })),
    ).flat();
  return { lines: along(lines), area: along(area) };
}

function moved({ x, y }: Point, place: number): Point {
  return { x: x + place * signSize, y };
}

/** Draws small diamonds for the missing units of a row. */
function dots(): string {
  const steps = Array.from(
    { length: unitsInRow },
    (_, place) => `M${place * signSize + centre.x - 4} ${centre.y}l4-4 4 4-4 4z`,
  );
  return `<path d="${steps.join('')}" fill="currentColor"/>`;
}

/** Shortens lines, alternately at the end and at the start, so that no two lines meet. */
function shortened({ from, to }: Segment, index: number): Segment {
  const share = 0.6;
  const along = (start: Point, end: Point): Point => ({
    x: start.x + (end.x - start.x) * share,
    y: start.y + (end.y - start.y) * share,
  });
  return index % 2 === 0 ? { from, to: along(from, to) } : { from: along(to, from), to };
}
