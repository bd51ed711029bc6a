import { clipToBox } from './clipping.ts';
import { looseToClosed } from './contact-angle.ts';
import { night } from './drawing.ts';
import { neighbours, type Point, regularPolygon, type Segment } from './geometry.ts';
import { hankin, starOf } from './hankin.ts';
import { pathData } from './path-data.ts';
import { octagonsAndSquares } from './tilings/octagons-and-squares.ts';

/** The side of a sign's square box. */
const signSize = 48;

type Rosette = {
  readonly sides: number;
  /** The distance from the centre to an edge. */
  readonly radius: number;
  readonly angle: number;
  readonly reach?: number;
  readonly facing?: number;
};

const centre: Point = { x: signSize / 2, y: signSize / 2 };
const unitsPerPixel = 8;

/** The coin of each service: one rosette, or two in each other. */
const coins: Readonly<Record<string, readonly Rosette[]>> = {
  'ai-strategy': [
    { sides: 8, radius: 22, angle: 67.5, reach: 2 },
    { sides: 8, radius: 5, angle: 20 },
  ],
  'digital-transformation': [{ sides: 12, radius: 22, angle: 60, reach: 4 }],
  'cloud-advisory': [{ sides: 9, radius: 22, angle: 60, reach: 3 }],
  'data-strategy': [
    { sides: 4, radius: 20, angle: 68 },
    { sides: 4, radius: 20, angle: 68, facing: 45 },
  ],
  'ai-governance': [{ sides: 10, radius: 22, angle: 72, reach: 3 }],
  'process-automation': [
    { sides: 4, radius: 21, angle: 45 },
    { sides: 8, radius: 12, angle: 58 },
  ],
  cybersecurity: [
    { sides: 16, radius: 22, angle: 46, reach: 3 },
    { sides: 8, radius: 10, angle: 56 },
  ],
  'change-management': [{ sides: 10, radius: 22, angle: 54, reach: 2 }],
  'business-intelligence': [
    { sides: 12, radius: 22, angle: 75, reach: 2 },
    { sides: 4, radius: 8, angle: 62 },
  ],
  'technology-architecture': [
    { sides: 12, radius: 22, angle: 45 },
    { sides: 12, radius: 14, angle: 45 },
  ],
  'ai-ethics': [{ sides: 16, radius: 22, angle: 67.5, reach: 6 }],
};

/**
 * Writes all signs as one SVG file: the services' coins, the units of charts, and the frieze, one
 * row of closed stars.
 */
export function signsSvg(): string {
  const signs = [
    ...Object.entries(coins).map(([name, rosettes]) => sign(name, rosettes)),
    sign('closed', [{ sides: 8, radius: 21, angle: 62 }], { tint: 0.5 }),
    sign('loose', [{ sides: 8, radius: 21, angle: 24 }], { tint: 0 }),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg">${signs.join('')}${frieze()}</svg>\n`;
}

function sign(
  name: string,
  rosettes: readonly Rosette[],
  { stroke = 1.2, tint = 0.28 } = {},
): string {
  const lines = pathData(rosettes.flatMap(linesOf), unitsPerPixel);
  const area = pathData(rosettes.slice(0, 1).flatMap(outlineOf), unitsPerPixel);
  return (
    `<g id="${name}" transform="scale(${1 / unitsPerPixel})" fill="none" stroke="currentColor" stroke-width="${stroke}" stroke-linejoin="round" stroke-linecap="round">` +
    (tint > 0
      ? `<path d="${area}" fill="${night.line}" fill-opacity="${tint}" stroke="none"/>`
      : '') +
    `<path d="${lines}" vector-effect="non-scaling-stroke"/></g>`
  );
}

function linesOf({ sides, radius, angle, reach = 1, facing }: Rosette): Segment[] {
  return hankin(
    [polygon(sides, radius, facing)],
    () => angle,
    () => reach,
  );
}

function outlineOf({ sides, radius, angle, facing }: Rosette): Segment[] {
  const star = starOf(polygon(sides, radius, facing), () => angle);
  return neighbours(star).map(([from, to]) => ({ from, to }));
}

function polygon(sides: number, radius: number, facing = 0) {
  return regularPolygon(centre, sides, 2 * radius * Math.tan(Math.PI / sides), facing);
}

function frieze(): string {
  const box = { width: signSize, height: signSize };
  const tiles = octagonsAndSquares(box, signSize / (1 + Math.SQRT2), centre);
  const lines = clipToBox(
    hankin(tiles, () => looseToClosed.to),
    box,
  );
  return (
    `<pattern id="frieze-cell" width="${signSize}" height="${signSize}" patternUnits="userSpaceOnUse">` +
    `<path transform="scale(${1 / unitsPerPixel})" d="${pathData(lines, unitsPerPixel)}" fill="none" stroke="${night.line}" stroke-width="${unitsPerPixel}"/></pattern>` +
    `<rect id="frieze" width="100%" height="${signSize}" fill="url(#frieze-cell)"/>`
  );
}
