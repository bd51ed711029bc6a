import { clipToBox } from './clipping.ts';
import type { AngleAt } from './contact-angle.ts';
import type { FadeStop } from './drawing.ts';
import type { Point, Polygon, Size } from './geometry.ts';
import { hankin, nextEdge, type Reach } from './hankin.ts';
import { pathData } from './path-data.ts';

/**
 * One row of a pattern whose angle changes along x only, so that it repeats downwards without a seam.
 * All lengths are path units; `scale` is the px one unit is meant to be drawn at.
 */
export type Row = Size & {
  readonly scale: number;
  readonly d: string;
  readonly dots: readonly Point[];
  readonly fade: readonly FadeStop[];
};

const unitsPerPixel = 2;

type RowParts = {
  /** In px; the height must be one the tiling repeats at. */
  readonly size: Size;
  readonly polygons: readonly Polygon[];
  readonly angleAt: AngleAt;
  readonly reach?: Reach;
  readonly dots: readonly Point[];
  readonly fade: readonly FadeStop[];
};

/** Cuts one row out of a tiling; the parts are in px. */
export function rowOf({ size, polygons, angleAt, reach = nextEdge, dots, fade }: RowParts): Row {
  const inUnits = (length: number): number => Math.round(length * unitsPerPixel);
  return {
    width: inUnits(size.width),
    height: inUnits(size.height),
    scale: 1 / unitsPerPixel,
    d: pathData(clipToBox(hankin(polygons, angleAt, reach), size), unitsPerPixel),
    dots: dots.map(({ x, y }) => ({ x: inUnits(x), y: inUnits(y) })),
    fade,
  };
}

/**
 * A row repeated over a box (px) as the text of an inline SVG. It is cut, not squeezed, to the element's
 * shape, and keeps its closed side; `id` must be the only one of its name on the page.
 */
export function rowToSvg(row: Row, box: Size, colour: string, id: string): string {
  const stops = row.fade.map(({ at, opacity }) => `<stop offset="${String(at)}" stop-color="${colour}" stop-opacity="${String(opacity)}"/>`).join('');
  const dots = row.dots.map(({ x, y }) => `<circle cx="${String(x * row.scale)}" cy="${String(y * row.scale)}" r="3"/>`).join('');
  return (
    `<svg viewBox="0 0 ${String(box.width)} ${String(box.height)}" preserveAspectRatio="xMaxYMid slice" fill="none">` +
    `<linearGradient id="${id}-fade" gradientUnits="userSpaceOnUse" x2="${String(row.width)}">${stops}</linearGradient>` +
    `<pattern id="${id}" width="${String(row.width)}" height="${String(row.height)}" patternUnits="userSpaceOnUse" patternTransform="scale(${String(row.scale)})">` +
    `<path stroke="url(#${id}-fade)" stroke-width="${String(1 / row.scale)}" stroke-linecap="round" d="${row.d}"/></pattern>` +
    `<path fill="url(#${id})" d="M0 0h${String(box.width)}v${String(box.height)}H0z"/><g fill="${colour}">${dots}</g></svg>`
  );
}
