import { night, svgFile } from './drawing.ts';
import { type Point, type Polygon, regularPolygon } from './geometry.ts';
import { hankin, starOf } from './hankin.ts';
import { type Logo, logoMarkup } from './logo.ts';
import { strandsOf } from './strands.ts';

const box = 24;
const centre: Point = { x: box / 2, y: box / 2 };
/** At 67.5°, each ray in an octagon runs straight to the middle of another edge. */
const closed = (): number => 67.5;

/** The path is for a box of 24 × 24, and for a stroke of 1.5 with round joins. */
export function markPath(): string {
  return strandsOf(hankin([octagon(11)], closed, () => 2))
    .map(({ points }) => outline(points))
    .join('');
}

export function girihMark() {
  return { viewBox: `0 0 ${box} ${box}`, shapes: [['path', { d: markPath() }]] };
}

/**
 * A filled version of the mark, because the icon must be legible at 16 px. Dark mode swaps the
 * colours.
 */
export function iconSvg(logo?: Logo): string {
  const shape = logo
    ? `<svg x="4" y="4" width="16" height="16" viewBox="${logo.viewBox}">${logoMarkup(logo)}</svg>`
    : `<path d="${outline(iconStar())}"/>`;
  const paint = logo ? 'color' : 'fill';
  return svgFile(
    [
      `<style>.g{fill:${night.ground}}.s{${paint}:${night.line}}`,
      `@media(prefers-color-scheme:dark){.g{fill:${night.line}}.s{${paint}:${night.ground}}}</style>`,
      `<rect class="g" width="${box}" height="${box}" rx="4"/>`,
      logo ? `<g class="s">${shape}</g>` : shape.replace('<path', '<path class="s"'),
    ],
    ` viewBox="0 0 ${box} ${box}"`,
  );
}

/** The star is in a box of 24 × 24. */
export function iconStar(): Polygon {
  return starOf(octagon(10), () => 63);
}

/** @param radius the distance from the centre to the edges */
function octagon(radius: number): Polygon {
  return regularPolygon(centre, 8, 2 * radius * Math.tan(Math.PI / 8));
}

function outline(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${tenths(x)} ${tenths(y)}`).join('L')}z`;
}

function tenths(value: number): string {
  return String(Math.round(value * 10) / 10);
}
