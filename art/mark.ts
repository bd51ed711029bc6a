import { type Point, type Polygon, regularPolygon } from './geometry.ts';
import { hankin, starOf } from './hankin.ts';
import { strandsOf } from './strands.ts';

const box = 24;
const centre: Point = { x: box / 2, y: box / 2 };
/** At 67.5° the rays of an octagon are in line and form the closed star. */
const closed = (): number => 67.5;

/** The mark as one path in a box of 24 × 24, for a stroke of 1.5 with round joins and no fill */
export function markPath(): string {
  return strandsOf(hankin([octagon(11)], closed, () => 2))
    .map(({ points }) => outline(points))
    .join('');
}

/** The mark as a filled icon, legible at 16 px. On dark surfaces star and ground swap colours. */
export function iconSvg(): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(box)} ${String(box)}">` +
    '<style>.g{fill:#0F2A26}.s{fill:#D9A66B}@media(prefers-color-scheme:dark){.g{fill:#D9A66B}.s{fill:#0F2A26}}</style>' +
    `<rect class="g" width="${String(box)}" height="${String(box)}" rx="4"/>` +
    `<path class="s" d="${outline(iconStar())}"/></svg>\n`
  );
}

/** The corners of the icon's star in a box of 24 × 24, its points 10 from the middle */
export function iconStar(): Polygon {
  return starOf(octagon(10), () => 63);
}

/** The middles of its edges, which are the star's points, are `radius` from the centre. */
function octagon(radius: number): Polygon {
  return regularPolygon(centre, 8, 2 * radius * Math.tan(Math.PI / 8));
}

function outline(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${tenths(x)} ${tenths(y)}`).join('L')}z`;
}

function tenths(value: number): string {
  return String(Math.round(value * 10) / 10);
}
