import type { Point, Segment } from '../geometry.ts';
import { centre, group, linesOf, outlineOf, type Rosette, type Sign, signSize } from './rosette.ts';

/** app/ui/unit-chart.tsx has the same number. */
const unitsInRow = 20;

const closedUnit: Rosette = { sides: 8, radius: 21, angle: 62 };
const looseUnit: Rosette = { sides: 8, radius: 15, angle: 20 };

export function units(): string[] {
  const closed = { lines: linesOf(closedUnit), area: outlineOf(closedUnit) };
  const loose = { lines: linesOf(looseUnit).map(extended), area: [] };
  return [
    group('closed', closed),
    group('loose', loose),
    // A star without one of its points, for open questions.
    group('open', { lines: closed.lines.slice(2), area: [] }),
    symbol('closed-row', group('', repeated(closed), { fill: 'currentColor', width: 1.5 })),
    symbol('loose-row', group('', repeated(loose))),
    symbol('loss-row', group('', repeated(loose)) + minuses()),
    symbol('rest-row', dots()),
  ];
}

/** The width of a `<use>` clips the symbol, so a full row can also show fewer units. */
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

/** A minus on each unit, so that a loss differs not only by its colour. */
function minuses(): string {
  const bars = Array.from(
    { length: unitsInRow },
    (_, place) => `M${place * signSize + centre.x - 14} ${centre.y}h28`,
  );
  return `<path d="${bars.join('')}" stroke="currentColor" stroke-width="6"/>`;
}

function dots(): string {
  const steps = Array.from(
    { length: unitsInRow },
    (_, place) => `M${place * signSize + centre.x - 4} ${centre.y}l4-4 4 4-4 4z`,
  );
  return `<path d="${steps.join('')}" fill="currentColor"/>`;
}

/** Extends a line of a loose star beyond the edge of its tile, where it crosses its neighbour. */
function extended({ from, to }: Segment, index: number): Segment {
  const share = 1.1;
  const beyond = (start: Point, end: Point): Point => ({
    x: end.x + (end.x - start.x) * share,
    y: end.y + (end.y - start.y) * share,
  });
  return index % 2 === 0 ? { from: beyond(to, from), to } : { from, to: beyond(from, to) };
}
