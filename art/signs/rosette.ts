import { night } from '../drawing.ts';
import { edgesOf, type Point, regularPolygon, type Segment } from '../geometry.ts';
import { hankin, starOf } from '../hankin.ts';
import { pathData } from '../path-data.ts';

/** The side of a sign's square box. */
export const signSize = 48;
export const centre: Point = { x: signSize / 2, y: signSize / 2 };
export const box = { width: signSize, height: signSize };
export const unitsPerPixel = 8;
/** The lines of a sign have the colour of the text. */
export const pen = 'fill="none" stroke="currentColor" stroke-width="1.2" stroke-linejoin="round"';

export type Rosette = {
  readonly sides: number;
  /** The distance from the centre to an edge. */
  readonly radius: number;
  readonly angle: number;
  readonly reach?: number;
  readonly facing?: number;
};

export type Sign = { readonly lines: readonly Segment[]; readonly area: readonly Segment[] };

/** Opaque colours, because gold that lets a green background through looks like olive. */
export const fills = { mid: `var(--tint,${night.star})`, full: `var(--gold,${night.line})` };

/** A loose star has no fill, a closed one the full tone, and each star between them the other. */
export function fillAt(index: number, count: number): string | undefined {
  if (index === 0) return undefined;
  return index === count - 1 ? fills.full : fills.mid;
}

/** Fills the first of the rosettes. */
export function sign(name: string, rosettes: readonly Rosette[], fill?: string): string {
  const area = fill ? rosettes.slice(0, 1).flatMap(outlineOf) : [];
  return group(name, { lines: rosettes.flatMap(linesOf), area }, { fill });
}

type GroupOptions = {
  fill?: string | undefined;
  /** The width of the lines in a sign of 48 px. By default, all sizes have lines of 1.2 px. */
  width?: number;
};

export function group(
  name: string,
  { lines, area }: Sign,
  { fill = fills.full, width }: GroupOptions = {},
): string {
  const stroke =
    width === undefined
      ? 'vector-effect="non-scaling-stroke"'
      : `stroke-width="${width * unitsPerPixel}"`;
  const paint = `fill="${fill}" stroke="none"`;
  return (
    `<g${name && ` id="${name}"`} transform="scale(${1 / unitsPerPixel})" ` +
    `${pen} stroke-linecap="round">` +
    (area.length > 0 ? `<path d="${pathData(area, unitsPerPixel)}" ${paint}/>` : '') +
    `<path d="${pathData(lines, unitsPerPixel)}" ${stroke}/></g>`
  );
}

export function linesOf({ sides, radius, angle, reach = 1, facing }: Rosette): Segment[] {
  return hankin(
    [polygon(sides, radius, facing)],
    () => angle,
    () => reach,
  );
}

export function outlineOf({ sides, radius, angle, facing }: Rosette): Segment[] {
  return edgesOf(starOf(polygon(sides, radius, facing), () => angle));
}

function polygon(sides: number, radius: number, facing = 0) {
  return regularPolygon(centre, sides, 2 * radius * Math.tan(Math.PI / sides), facing);
}
