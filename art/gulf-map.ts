import {
  type Country,
  type Dot,
  dottedMap,
  following,
  lattice,
  positionOf,
  type View,
} from './dotted-map.ts';
import { type Point, regularPolygon, type Size } from './geometry.ts';
import { starOf } from './hankin.ts';

const view: View = { west: 33.4, east: 61, south: 12.3, north: 32.5, width: 760 };
const colours = { ground: '#0F2A26', state: '#D9A66B', other: '#3A5A53', star: '#F6F1E7' };
/** Dot sizes (px). The six states have the same colour, so smaller dots mark their borders. */
const dotSize = { state: 5.6, frontier: 3.2, other: 3.2 };
const starRadius = 12;

/** The coordinates of cities with an office, in degrees. */
const offices = { riyadh: { x: 46.68, y: 24.71 }, dubai: { x: 55.27, y: 25.2 } };

/**
 * The states that the firm serves, each with the position of its name in degrees. Names of small
 * states are on the sea beside the state.
 */
const names = {
  SA: { x: 43.6, y: 21.9 },
  AE: { x: 54.1, y: 23.3 },
  QA: { x: 52.5, y: 25.4 },
  KW: { x: 49.5, y: 28.9 },
  BH: { x: 51.35, y: 26.65 },
  OM: { x: 57, y: 21 },
};

/** Draws a dotted map of the states that the firm serves, with a star for each office. */
export function gulfMap(countries: readonly Country[]) {
  const states = Object.keys(names);
  const map = dottedMap(countries, view, states);
  const owners = new Map(
    [...map.dots].flatMap(([code, dots]) =>
      states.includes(code) ? dots.map((dot) => [keyOf(dot), code] as const) : [],
    ),
  );
  const served = states.flatMap((code) => map.dots.get(code) ?? []);
  const isFrontier = (dot: Dot): boolean => {
    const owner = owners.get(keyOf(dot));
    return following(dot).some((next) => (owners.get(keyOf(next)) ?? owner) !== owner);
  };
  const layers = [
    {
      dots: [...map.dots].flatMap(([code, dots]) => (states.includes(code) ? [] : dots)),
      colour: colours.other,
      size: dotSize.other,
    },
    { dots: served.filter((dot) => !isFrontier(dot)), colour: colours.state, size: dotSize.state },
    { dots: served.filter(isFrontier), colour: colours.state, size: dotSize.frontier },
  ];
  const inPercent = (degrees: Point): Point => {
    const { x, y } = map.placeOf(degrees);
    return { x: tenths((x / map.width) * 100), y: tenths((y / map.height) * 100) };
  };
  const { width, height } = map;
  return {
    width,
    height,
    svg: toSvg({ width, height }, layers, Object.values(offices).map(map.placeOf)),
    dots: map.dots,
    /** Positions of labels, in per cent of the picture's size. */
    offices: { riyadh: inPercent(offices.riyadh), dubai: inPercent(offices.dubai) },
    names: Object.fromEntries(
      Object.entries(names).map(([code, place]) => [code, inPercent(place)]),
    ),
  };
}

type DotLayer = { readonly dots: readonly Dot[]; readonly colour: string; readonly size: number };

function keyOf({ column, row }: Dot): string {
  return `${String(column)} ${String(row)}`;
}

function toSvg(
  { width, height }: Size,
  layers: readonly DotLayer[],
  stars: readonly Point[],
): string {
  const { step, unitsPerPixel: scale } = lattice;
  // A dash of length zero with round caps is a dot, so one dashed line draws a row of dots.
  const dots = layers
    .map(
      (layer) =>
        `<path stroke="${layer.colour}" stroke-width="${String(tenths(layer.size * scale))}" d="${dotPath(layer.dots)}"/>`,
    )
    .join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(width)} ${String(height)}" width="${String(width)}" height="${String(height)}" fill="none">` +
    `<path fill="${colours.ground}" d="M0 0h${String(width)}v${String(height)}H0z"/>` +
    `<g transform="scale(${String(1 / scale)})" stroke-linecap="round" stroke-dasharray="0 ${String(step)}">${dots}</g>` +
    `${stars.map(officeStar).join('')}</svg>\n`
  );
}

/** Draws the closed star of the firm's mark. The fill of the star hides the dots under it. */
function officeStar(centre: Point): string {
  const octagon = regularPolygon(centre, 8, 2 * starRadius * Math.tan(Math.PI / 8));
  const outline = starOf(octagon, () => 63)
    .map(({ x, y }) => `${String(tenths(x))} ${String(tenths(y))}`)
    .join('L');
  return (
    `<path fill="${colours.ground}" stroke="${colours.star}" stroke-width="1.2" stroke-linejoin="round" d="M${outline}z"/>` +
    `<circle fill="${colours.star}" cx="${String(tenths(centre.x))}" cy="${String(tenths(centre.y))}" r="3"/>`
  );
}

/**
 * Draws each row of dots as a dashed line. The line extends one unit beyond its last dot, so that
 * rounding does not drop the dot.
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
