import { clipToBox } from './clipping.ts';
import { night, svgFile } from './drawing.ts';
import { edgesOf, type Point, type Polygon, regularPolygon, type Segment } from './geometry.ts';
import { hankin, starOf } from './hankin.ts';
import { pathData } from './path-data.ts';

/** The lines of a layer, or the areas of its polygons. Lengths are in px. */
type Layer = { readonly segments: readonly Segment[]; readonly paint: string };

/** A tile that is repeated downwards, but not along. It ends at the end of the page. */
type Field = { readonly height: number; readonly layers: readonly Layer[] };

/** `row` is the height of a row of stars. A strip has two rows. Lengths are in px. */
const parts = { wide: { end: 1440, row: 66 }, strip: { end: 1024, row: 60 } } as const;
type Place = { readonly end: number; readonly row: number };
const unitsPerPixel = 2;
const line = (colour: string, opacity = 1): string =>
  `fill="none" stroke="${colour}" stroke-opacity="${opacity}"`;
const area = (colour: string): string => `fill="${colour}" stroke="${night.star}"`;

/** The pages whose lines beside the heading state something. */
export const pageFields: Readonly<Record<string, (place: Place) => Field>> = {
  partners: seam,
  'personal-data-in-ai': coveredNames,
};

/** Two patterns have the same edges, so they meet. Each star of the seam belongs to both. */
function seam({ end, row: cell }: Place): Field {
  const edge = cell / (1 + Math.SQRT2);
  const angle = 56;
  const column = (index: number): Point => ({ x: end - (index + 0.5) * cell, y: cell / 2 });
  const octagon = (index: number): Polygon => regularPolygon(column(index), 8, edge);
  const square = (index: number): Polygon =>
    regularPolygon({ x: column(index).x + cell / 2, y: 0 }, 4, edge, 45);
  const below = (polygon: Polygon): Polygon => polygon.map(({ x, y }) => ({ x, y: y + cell }));
  const tiles = (from: number, to: number): Polygon[] =>
    Array.from({ length: to - from }, (_, index) => [
      octagon(from + index),
      square(from + index),
      below(square(from + index)),
    ]).flat();
  const seamAt = 2;
  const rays = (polygons: readonly Polygon[], reach: number) =>
    hankin(
      polygons,
      () => angle,
      (sides) => (sides === 8 ? reach : 1),
    );
  const star = starOf(octagon(seamAt), () => angle);
  return {
    height: cell,
    layers: [
      {
        segments: rays(tiles(seamAt + 1, Math.ceil(end / cell)), 2),
        paint: line(night.tint, 0.55),
      },
      { segments: rays(tiles(0, seamAt), 3), paint: line(night.line) },
      { segments: rays([square(seamAt), below(square(seamAt))], 1), paint: line(night.line) },
      { segments: edgesOf(star), paint: area(night.line) },
    ],
  };
}

/** A table in which names are covered, and only the measure is open. */
function coveredNames({ end, row }: Place): Field {
  const names = [2.5, 1.7, 2.2, 1.5, 2.4, 1.9];
  const measures = [3, 1, 2, 3, 2, 1];
  const [start, first] = [end - 5.9 * row, end - 2.85 * row];
  const middle = (index: number) => (index + 0.5) * row;
  const stars = measures.flatMap((count, index) =>
    Array.from({ length: count }, (_, place) =>
      regularPolygon(
        { x: first + place * 0.95 * row, y: middle(index) },
        8,
        0.66 * row * Math.tan(Math.PI / 8),
      ),
    ),
  );
  const covers = names.flatMap((width, index) => {
    const [top, bottom] = [middle(index) - 0.2 * row, middle(index) + 0.2 * row];
    return edgesOf([
      { x: start, y: top },
      { x: start + width * row, y: top },
      { x: start + width * row, y: bottom },
      { x: start, y: bottom },
    ]);
  });
  return {
    height: row * names.length,
    layers: [
      {
        segments: names.map((_, index) => ({
          from: { x: start, y: (index + 1) * row - 0.5 },
          to: { x: end, y: (index + 1) * row - 0.5 },
        })),
        paint: line(night.dim),
      },
      { segments: covers, paint: `fill="${night.dim}"` },
      {
        segments: stars.flatMap((tile) => edgesOf(starOf(tile, () => 62))),
        paint: area(night.line),
      },
    ],
  };
}

/** A page shows a part of this SVG file with `<use href="….svg#wide">`. */
export function pageFieldSvg(draw: (place: Place) => Field): string {
  return svgFile(
    Object.entries(parts).map(([part, place]) => {
      const { height, layers } = draw(place);
      const width = place.end;
      const paths = layers.map(({ segments, paint }) => {
        const d = pathData(clipToBox(segments, { width, height }), unitsPerPixel);
        return `<path ${paint} stroke-width="${unitsPerPixel}" d="${d}"/>`;
      });
      return (
        `<pattern id="row-${part}" width="${width}" height="${height}" ` +
        `patternUnits="userSpaceOnUse"><g transform="scale(${1 / unitsPerPixel})" ` +
        `stroke-linejoin="round">${paths.join('')}</g></pattern>` +
        `<rect id="${part}" width="100%" height="100%" fill="url(#row-${part})"/>`
      );
    }),
  );
}
