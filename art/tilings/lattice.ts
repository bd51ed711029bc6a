import { centreOf, type Point, type Polygon, type Size } from '../geometry.ts';

/** Copies of the polygons at multiples of `across` and `down` fill the plane. */
type Cell = { readonly polygons: readonly Polygon[]; readonly across: Point; readonly down: Point };

export function repeat(cell: Cell, box: Size): Polygon[] {
  const { across, down } = cell;
  const start = centreOf(cell.polygons.flat());
  const area = across.x * down.y - across.y * down.x;
  const corners = [0, box.width].flatMap((x) =>
    [0, box.height].map((y) => ({ x: x - start.x, y: y - start.y })),
  );
  const columns = reach(corners.map(({ x, y }) => (x * down.y - y * down.x) / area));
  const rows = reach(corners.map(({ x, y }) => (across.x * y - across.y * x) / area));
  return columns.flatMap((column) =>
    rows.flatMap((row) => {
      const shift = { x: column * across.x + row * down.x, y: column * across.y + row * down.y };
      return cell.polygons
        .map((polygon) => shifted(polygon, shift))
        .filter((polygon) => touches(polygon, box));
    }),
  );
}

function reach(steps: readonly number[]): number[] {
  const first = Math.floor(Math.min(...steps)) - 2;
  const last = Math.ceil(Math.max(...steps)) + 2;
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

function shifted(polygon: Polygon, shift: Point): Polygon {
  return polygon.map(({ x, y }) => ({ x: x + shift.x, y: y + shift.y }));
}

function touches(polygon: Polygon, box: Size): boolean {
  const xs = polygon.map(({ x }) => x);
  const ys = polygon.map(({ y }) => y);
  return (
    Math.max(...xs) > 0 &&
    Math.min(...xs) < box.width &&
    Math.max(...ys) > 0 &&
    Math.min(...ys) < box.height
  );
}
