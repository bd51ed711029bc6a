import { type Country, type Dot, dottedMap, lattice, positionOf, type View } from './dotted-map.ts';
import { night, svgFile } from './drawing.ts';
import { type Point, regularPolygon, type Size } from './geometry.ts';
import { starOf } from './hankin.ts';

const view: View = { west: 31, east: 67, south: 16, north: 34, width: 760 };
const dotSize = 5.6;
const starRadius = 12;

/** Positions are in degrees. */
type Label = { readonly mark: Point; readonly label: Point };

const offices = {
  riyadh: { mark: { x: 46.68, y: 24.71 }, label: { x: 46.9, y: 31.8 } },
  dubai: { mark: { x: 55.27, y: 25.2 }, label: { x: 56.7, y: 27.6 } },
};

const names = {
  SA: { mark: { x: 42.2, y: 18.7 }, label: { x: 40.5, y: 17.6 } },
  AE: { mark: { x: 56, y: 24.8 }, label: { x: 58.3, y: 24.8 } },
  QA: { mark: { x: 51.3, y: 25.4 }, label: { x: 54, y: 28.7 } },
  KW: { mark: { x: 47.9, y: 29.4 }, label: { x: 50.4, y: 30.7 } },
  BH: { mark: { x: 50.55, y: 26.1 }, label: { x: 52.2, y: 29.7 } },
  OM: { mark: { x: 57.8, y: 20.8 }, label: { x: 60.4, y: 20.8 } },
};

/** All states have the same dots, so the map shows no borders. */
export function gulfMap(countries: readonly Country[]) {
  const states = Object.keys(names);
  const { dots, placeOf, width, height } = dottedMap(countries, view, states);
  const served = new Map(states.map((code) => [code, dots.get(code) ?? []]));
  const inPercent = (degrees: Point): Point => {
    const { x, y } = placeOf(degrees);
    return { x: tenths((x / width) * 100), y: tenths((y / height) * 100) };
  };
  const inPicture = ({ mark, label }: Label) => ({ mark: inPercent(mark), ...inPercent(label) });
  return {
    width,
    height,
    svg: toSvg(
      { width, height },
      [...served.values()].flat(),
      Object.values(offices).map(({ mark }) => placeOf(mark)),
    ),
    dots: served,
    /** Positions are in per cent of the picture's size. */
    offices: { riyadh: inPicture(offices.riyadh), dubai: inPicture(offices.dubai) },
    names: Object.fromEntries(
      Object.entries(names).map(([code, place]) => [code, inPicture(place)]),
    ),
  };
}

function toSvg({ width, height }: Size, dots: readonly Dot[], stars: readonly Point[]): string {
  const { step, unitsPerPixel: scale } = lattice;
  // With round caps, a dash of length zero is a dot, so a dashed line is a row of dots.
  const pen = `stroke="${night.line}" stroke-width="${tenths(dotSize * scale)}"`;
  return svgFile(
    [
      `<g transform="scale(${1 / scale})" stroke-linecap="round" stroke-dasharray="0 ${step}">`,
      `<path ${pen} d="${dotPath(dots)}"/></g>`,
      ...stars.map(officeStar),
    ],
    ` viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none"`,
  );
}

/** The fill hides the dots under the star. */
function officeStar(centre: Point): string {
  const octagon = regularPolygon(centre, 8, 2 * starRadius * Math.tan(Math.PI / 8));
  const outline = starOf(octagon, () => 63)
    .map(({ x, y }) => `${String(tenths(x))} ${String(tenths(y))}`)
    .join('L');
  return (
    `<path fill="${night.ground}" stroke="${night.tint}" stroke-width="1.2" ` +
    `stroke-linejoin="round" d="M${outline}z"/>` +
    `<circle fill="${night.tint}" cx="${tenths(centre.x)}" cy="${tenths(centre.y)}" r="3"/>`
  );
}

/**
 * Draws each row of dots as a dashed line. The line ends one unit after the last dot, because
 * rounding could otherwise drop this dot.
 */
function dotPath(dots: readonly Dot[]): string {
  const sorted = [...dots].sort((one, other) => one.row - other.row || one.column - other.column);
  let pen: Point = { x: 0, y: 0 };
  let data = '';
  sorted.forEach((dot, index) => {
    const before = sorted[index - 1];
    if (before?.row === dot.row && before.column === dot.column - 1) return;
    let length = 1;
    while (
      sorted[index + length]?.row === dot.row &&
      sorted[index + length]?.column === dot.column + length
    )
      length += 1;
    const start = positionOf(dot);
    const run = (length - 1) * lattice.step + 1;
    const [x, y] = [start.x - pen.x, start.y - pen.y];
    data += `m${String(x)}${y < 0 ? '' : ' '}${String(y)}h${String(run)}`;
    pen = { x: start.x + run, y: start.y };
  });
  return data;
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
