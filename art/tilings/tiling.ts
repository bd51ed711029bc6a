import type { Point, Polygon, Size } from '../geometry.ts';

/**
 * Covers a box with polygons that meet edge to edge.
 * `edge` is their common edge length in px; `origin` is where the centre of a largest polygon lies.
 */
export type Tiling = (box: Size, edge: number, origin?: Point) => Polygon[];

export const topLeft: Point = { x: 0, y: 0 };
