import { group, linesOf, outlineOf, type Rosette } from './rosette.ts';

/** As in art/gulf-map.ts. */
const star: Rosette = { sides: 8, radius: 22, angle: 63 };

/** The star that marks an office on the map. */
export function office(): string {
  const parts = { lines: linesOf(star), area: outlineOf(star) };
  return group('office', parts, { tint: 1, fill: 'currentColor' });
}
