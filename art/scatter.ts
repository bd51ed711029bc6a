import { moved, type Point, type Segment } from './geometry.ts';

/** Chosen by eye: other numbers leave holes or heaps. */
const SEED = 5;
/** The widest turn to each side (degrees). */
const TURN = 125;

/**
 * Turns and shifts lines at random, by at most `TURN` and `reach` (px). Each pair of lines from
 * `hankin` moves as one piece. `loosenessAt` is 0 for lines that stay, and 1 for the loosest lines.
 * Places that are `period` (px) apart in a row have the same random numbers, because repeated
 * lines compress well.
 */
export function scatter(
  lines: readonly Segment[],
  loosenessAt: (place: Point) => number,
  { reach, period }: { reach: number; period: number },
): Segment[] {
  return lines.flatMap((line, index) => {
    const next = lines[index + 1];
    if (index % 2 === 1 || !next) return [];
    const place = line.to;
    const looseness = loosenessAt(place);
    if (looseness === 0) return [line, next];
    const random = randomNumbers(modulo(place.x, period), place.y);
    const shift = { x: random(0) * reach * looseness, y: random(1) * reach * looseness };
    const piece = moved([line.from, place, next.to], random(2) * TURN * looseness, shift);
    return piece.slice(1).map((to, corner) => ({ from: piece[corner] ?? to, to }));
  });
}

function modulo(value: number, period: number): number {
  return ((value % period) + period) % period;
}

/** Returns a number from -1 to 1. The same place and index always give the same number. */
function randomNumbers(x: number, y: number): (index: number) => number {
  const place = Math.round(x * 4) * 374761393 + Math.round(y * 4) * 668265263;
  return (index) => {
    let bits = (place + index * 97531 + SEED) | 0;
    // The mixer `lowbias32` (Chris Wellons, Hash Function Prospector).
    bits = Math.imul(bits ^ (bits >>> 16), 0x7feb352d);
    bits = Math.imul(bits ^ (bits >>> 15), 0x846ca68b);
    return ((bits ^ (bits >>> 16)) >>> 0) / 2 ** 31 - 1;
  };
}
