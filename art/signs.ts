import { clipToBox } from './clipping.ts';
import { looseToClosed } from './contact-angle.ts';
import { night } from './drawing.ts';
import { neighbours, type Point, regularPolygon, type Segment } from './geometry.ts';
import { hankin, starOf } from './hankin.ts';
import { measureBand } from './measure-band.ts';
import { pathData } from './path-data.ts';
import { octagonsAndSquares } from './tilings/octagons-and-squares.ts';
import { wordmarks } from './wordmark.ts';

/** The side of a sign's square box. */
const signSize = 48;

export type Rosette = {
  readonly sides: number;
  /** The distance from the centre to an edge. */
  readonly radius: number;
  readonly angle: number;
  readonly reach?: number;
  readonly facing?: number;
};

const centre: Point = { x: signSize / 2, y: signSize / 2 };
const box = { width: signSize, height: signSize };
const corners: readonly Point[] = [
  { x: 0, y: 0 },
  { x: signSize, y: 0 },
  { x: signSize, y: signSize },
  { x: 0, y: signSize },
];
const unitsPerPixel = 8;

/** The coin of each service. A coin is one rosette, or two rosettes with the same centre. */
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

/** The contact angles of five steps, from loose to closed. */
const stepAngles = [30, 40, 50, 60, 67.5];
/** The most units in a row of a chart. */
const unitsInRow = 20;
/** The most cells in a bar of a chart. */
const cellsInBar = 44;

/** Draws a series of tiles. The stars close from the first tile to the last. */
function closing(count: number, draw: (index: number, angle: number, share: number) => string) {
  return Array.from({ length: count }, (_tile, index) => {
    const share = index / (count - 1);
    return draw(index + 1, 24 + share * 44, share);
  });
}

const closedUnit: Rosette = { sides: 8, radius: 21, angle: 62 };
const looseUnit: Rosette = { sides: 8, radius: 20, angle: 24 };

/**
 * Writes all signs as one SVG file: the services' coins, the units and bars of charts, tiles for
 * steps and rules, a row of closed stars (the frieze), and the firm's names.
 */
export function signsSvg(): string {
  const closed = { lines: linesOf(closedUnit), area: outlineOf(closedUnit) };
  const loose = { lines: linesOf(looseUnit).map(shortened), area: [] };
  const signs = [
    ...Object.entries(coins).map(([name, rosettes]) => sign(name, rosettes)),
    group('closed', closed, 0.9),
    group('loose', loose),
    // A star for open questions. The lines of one of its points are missing.
    group('open', { lines: closed.lines.slice(2), area: [] }),
    symbol('closed-row', group('', repeated(closed), 0.9)),
    symbol('loose-row', group('', repeated(loose))),
    symbol('rest-row', dots()),
    ...bars(),
    ...stepAngles.map((angle, index) =>
      sign(`step-${index + 1}`, [{ sides: 8, radius: 22, angle, reach: 3 }], { tint: index / 8 }),
    ),
    ...closing(4, (index, angle) => patch(`rule${index}`, angle, index)),
    ...closing(5, (index, angle, share) =>
      sign(`step${index}`, [{ sides: 12, radius: 22, angle, reach: 2 }], { tint: share / 2 }),
    ),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg">${signs.join('')}${frieze()}${wordmarks()}</svg>\n`;
}

/** Draws rosettes as a group, in the colour of the text. `tint` fills the first rosette. */
export function sign(name: string, rosettes: readonly Rosette[], { tint = 0.28 } = {}): string {
  const area = tint > 0 ? rosettes.slice(0, 1).flatMap(outlineOf) : [];
  return group(name, { lines: rosettes.flatMap(linesOf), area }, tint);
}

type Sign = { readonly lines: readonly Segment[]; readonly area: readonly Segment[] };

function group(name: string, { lines, area }: Sign, tint = 0.28): string {
  return (
    `<g${name && ` id="${name}"`} transform="scale(${1 / unitsPerPixel})" fill="none" stroke="currentColor" stroke-width="1.2" stroke-linejoin="round" stroke-linecap="round">` +
    (area.length > 0
      ? `<path d="${pathData(area, unitsPerPixel)}" fill="${night.line}" fill-opacity="${tint}" stroke="none"/>`
      : '') +
    `<path d="${pathData(lines, unitsPerPixel)}" vector-effect="non-scaling-stroke"/></g>`
  );
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

/** Draws the patterns of closed and loose bars, as long as the longest bar. */
function bars(): string[] {
  const { cell, unitsPerPixel: scale, closed, loose } = measureBand();
  return Object.entries({ closed, loose }).map(([name, d]) => {
    const cells = Array.from({ length: cellsInBar }, (_, at) => `M${at * cell * scale} 0${d}`);
    return (
      `<path id="${name}-bar" transform="scale(${1 / scale})" fill="none" stroke="currentColor"` +
      ` stroke-width="${scale}" stroke-linecap="round" d="${cells.join('')}"/>`
    );
  });
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

/** Four stars in a square frame, of which the first `filled` are tinted. */
function patch(name: string, angle: number, filled: number): string {
  const edge = signSize / 2 / (1 + Math.SQRT2);
  const [near, far] = [signSize / 4, (signSize * 3) / 4];
  const centres = [near, far].flatMap((y) => [near, far].map((x) => ({ x, y })));
  const tiles = octagonsAndSquares(box, edge, { x: near, y: near });
  const lines = clipToBox(
    hankin(tiles, () => angle),
    box,
  );
  const areas = centres.slice(0, filled).flatMap((middle) => {
    const star = starOf(regularPolygon(middle, 8, edge), () => angle);
    return neighbours(star).map(([from, to]) => ({ from, to }));
  });
  const frame = neighbours(corners).map(([from, to]) => ({ from, to }));
  return (
    `<g id="${name}" transform="scale(${1 / unitsPerPixel})" fill="none" stroke="currentColor" stroke-width="1.2" stroke-linejoin="round">` +
    `<path d="${pathData(areas, unitsPerPixel)}" fill="${night.line}" stroke="none"/>` +
    `<path d="${pathData([...lines, ...frame], unitsPerPixel)}" vector-effect="non-scaling-stroke"/></g>`
  );
}

function frieze(): string {
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
