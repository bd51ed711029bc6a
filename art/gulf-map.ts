import { type Country, type Dot, dottedMap, lattice, positionOf, type View } from './dotted-map.ts';
import { night, svgFile } from './drawing.ts';
import { type Point, regularPolygon, type Size } from './geometry.ts';
import { starOf } from './hankin.ts';

const view: View = { west: 31, east: 67, south: 16, north: 34, width: 760 };
const dotSize = 5.6;
const starRadius = 12;

/** Positions are in degrees. */
type Label = { readonly mark: Point; readonly label: Point };

export type OfficePlaces = Readonly<Record<string, { mark: Point; label?: Point | undefined }>>;

const names: Readonly<Record<string, Label>> = {
  SA: { mark: { x: 42.2, y: 18.7 }, label: { x: 40.5, y: 17.6 } },
  AE: { mark: { x: 56, y: 24.8 }, label: { x: 58.3, y: 24.8 } },
  QA: { mark: { x: 51.3, y: 25.4 }, label: { x: 54, y: 28.7 } },
  KW: { mark: { x: 47.9, y: 29.4 }, label: { x: 50.4, y: 30.7 } },
  BH: { mark: { x: 50.55, y: 26.1 }, label: { x: 52.2, y: 29.7 } },
  OM: { mark: { x: 57.8, y: 20.8 }, label: { x: 60.4, y: 20.8 } },
};

export function isOnMap({ x, y }: Point): boolean {
  return x > view.west && x < view.east && y > view.south && y < view.north;
}

/** What `isOnMap()` expects. */
export const MAP_RANGE = `longitude ${view.west} to ${view.east}, then latitude ${view.south} to ${view.north}`;

/**
 * All states have the same dots, so the map shows no borders.
 * @param served the codes of the countries to draw; the map knows six
 */
export function gulfMap(
  countries: readonly Country[],
  offices: OfficePlaces,
  served: readonly string[] = Object.keys(names),
) {
  const states = Object.keys(names).filter((code) => served.includes(code));
  const { dots, placeOf, width, height } = dottedMap(countries, view, states);
  const dotsOfStates = new Map(states.map((code) => [code, dots.get(code) ?? []]));
  const inPercent = (degrees: Point): Point => {
    const { x, y } = placeOf(degrees);
    return { x: tenths((x / width) * 100), y: tenths((y / height) * 100) };
  };
  const stateNames = Object.entries(names).filter(([code]) => states.includes(code));
  const taken = [
    ...stateNames.map(([, { label }]) => placeOf(label)),
    ...Object.values(offices).flatMap(({ label }) => (label ? [placeOf(label)] : [])),
  ];
  const allDots = [...dotsOfStates.values()].flat();
  const labelled = Object.entries(offices).map(([office, { mark, label }]) => {
    if (label) return [office, { mark: inPercent(mark), ...inPercent(label) }] as const;
    const free = freePlace(placeOf(mark), allDots, taken, { width, height });
    taken.push(free);
    const [x, y] = [tenths((free.x / width) * 100), tenths((free.y / height) * 100)];
    return [office, { mark: inPercent(mark), x, y }] as const;
  });
  const inPicture = ({ mark, label }: Label) => ({ mark: inPercent(mark), ...inPercent(label) });
  return {
    width,
    height,
    svg: toSvg(
      { width, height },
      allDots,
      Object.values(offices).map(({ mark }) => placeOf(mark)),
    ),
    dots: dotsOfStates,
    /** Positions are in per cent of the picture's size. */
    offices: Object.fromEntries(labelled),
    names: Object.fromEntries(stateNames.map(([code, place]) => [code, inPicture(place)])),
  };
}

/** The room that a name needs, in px. */
const NAME = { width: 110, height: 30 };
/** The names keep this distance in px from the dots. */
const CLEAR = 16;

/** Finds the nearest place for a name that is in the picture, beside the states, and free. */
function freePlace(
  mark: Point,
  dots: readonly Dot[],
  taken: readonly Point[],
  { width, height }: Size,
): Point {
  const states = dots.map(positionOf).map(({ x, y }) => ({
    x: x / lattice.unitsPerPixel,
    y: y / lattice.unitsPerPixel,
  }));
  const isFree = ({ x, y }: Point) =>
    x > width * 0.08 &&
    x < width * 0.92 &&
    y > height * 0.06 &&
    y < height * 0.94 &&
    states.every((dot) => Math.hypot(dot.x - x, dot.y - y) >= CLEAR) &&
    taken.every(
      (other) => Math.abs(other.x - x) > NAME.width || Math.abs(other.y - y) > NAME.height,
    );
  for (let distance = CLEAR; distance < width; distance += CLEAR / 2)
    for (let turn = 0; turn < 24; turn += 1) {
      const angle = -Math.PI / 2 + ((turn % 2 ? -1 : 1) * Math.ceil(turn / 2) * Math.PI) / 12;
      const place = {
        x: mark.x + distance * Math.cos(angle),
        y: mark.y + distance * Math.sin(angle),
      };
      if (isFree(place)) return place;
    }
  return mark;
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
