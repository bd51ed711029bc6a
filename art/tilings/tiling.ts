import type { Point, Polygon, Size } from '../geometry.ts';

/**
 * Covers a box with polygons that share whole edges.
 * @param edge the length of all edges (px)
 * @param origin the centre of one of the largest polygons
 */
export type Tiling = (box: Size, edge: number, origin: Point) => Polygon[];
