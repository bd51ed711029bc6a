import { group, linesOf, outlineOf, type Rosette } from './rosette.ts';

/** The contact angle of the stars of offices, also on the map. */
export const officeAngle = 63;
const star: Rosette = { sides: 8, radius: 22, angle: officeAngle };

/** The star that marks an office on the map. */
export function office(): string {
  const parts = { lines: linesOf(star), area: outlineOf(star) };
  return group('office', parts, { fill: 'currentColor' });
}
