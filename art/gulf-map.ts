import { type Country, type Dot, dottedMap, lattice, positionOf, type View } from './dotted-map.ts';
import { night, svgFile } from './drawing.ts';
import { type Point, regularPolygon, type Size } from './geometry.ts';
import { starOf } from './hankin.ts';
import { officeAngle } from './signs/office.ts';

const view: View = { west: 31, east: 67, south: 16, north: 34, width: 760 };
const dotSize = 5.6;
const starRadius = 16;
/** No dot is closer to the centre of a star. */
const starRoom = starRadius + dotSize;

type Label = { readonly mark: Point; readonly label: Point };

/** Positions are in degrees. */
export type OfficePlaces = Readonly<Record<string, { mark: Point; label?: Point | undefined }>>;

/** Positions are in degrees. */
const names: Readonly<Record<string, Label>> = {
  SA: { mark: { x: 42.2, y: 18.7 }, label: { x: 40.5, y: 17.6 } },
  AE: { mark: { x: 56, y: 24.8 }, label: { x: 58.3, y: 24.8 } },
  QA: { mark: { x: 51.3, y: 25.4 }, label: { x: 54, y: 28.7 } },
  KW: { mark: { x: 47.9, y: 29.4 }, label: { x: 50.4, y: 30.7 } },
  BH: { mark: { x: 50.55, y: 26.1 }, label: { x: 52.2, y: 29.7 } },
  OM: { mark: { x: 57.8, y: 20.8 }, label: { x: 60.4, y: 20.8 } },
};

/** A narrow map has numbers. Three stand near their states, between the larger names of offices. */
const numbers: typeof names = {
  ...names,
  QA: { mark: { x: 51.3, y: 25.4 }, label: { x: 53.6, y: 27 } },
  KW: { mark: { x: 47.9, y: 29.4 }, label: { x: 51.5, y: 29.6 } },
  BH: { mark: { x: 50.55, y: 26.1 }, label: { x: 52.7, y: 28.3 } },
};

export function isOnMap({ x, y }: Point): boolean {
  return x > view.west && x < view.east && y > view.south && y < view.north;
}

/** What `isOnMap()` expects. */
export const MAP_RANGE = `longitude ${view.west} to ${view.east}, then latitude ${view.south} to ${view.north}`;

/**
 * All served states have the same dots, so the map shows no borders between them. The other states
 * have dim dots.
 * @param served the codes of the countries that the firm serves; the map knows six
 */
export function gulfMap(
  countries: readonly Country[],
  offices: OfficePlaces,
  served: readonly string[] = Object.keys(names),
) {
  const known = Object.keys(names);
  const { dots, placeOf, width, height } = dottedMap(countries, view, known);
  const dotsOf = (codes: readonly string[]) => codes.flatMap((code) => dots.get(code) ?? []);
  const states = known.filter((code) => served.includes(code));
  const others = known.filter((code) => !served.includes(code));
  const inPercent = (degrees: Point): Point => {
    const { x, y } = placeOf(degrees);
    return { x: tenths((x / width) * 100), y: tenths((y / height) * 100) };
  };
  const ofStates = (labels: typeof names) =>
    Object.entries(labels).filter(([code]) => states.includes(code));
  const inPx = ({ mark, label }: Label) => ({ mark: placeOf(mark), label: placeOf(label) });
  const taken = [
    ...ofStates(names).map(([, place]) => inPx(place)),
    ...Object.values(offices).flatMap(({ mark, label }) => (label ? [inPx({ mark, label })] : [])),
  ];
  const labelled = Object.entries(offices).map(([office, { mark, label }]) => {
    if (label) return [office, { mark: inPercent(mark), ...inPercent(label) }] as const;
    const free = freePlace(placeOf(mark), dotsOf(known), taken, { width, height });
    taken.push({ mark: placeOf(mark), label: free });
    const [x, y] = [tenths((free.x / width) * 100), tenths((free.y / height) * 100)];
    return [office, { mark: inPercent(mark), x, y }] as const;
  });
  const inPicture = (labels: typeof names) =>
    Object.fromEntries(
      ofStates(labels).map(([code, { mark, label }]) => [
        code,
        { mark: inPercent(mark), ...inPercent(label) },
      ]),
    );
  return {
    width,
    height,
    svg: toSvg(
      { width, height },
      { lit: dotsOf(states), dim: dotsOf(others) },
      Object.values(offices).map(({ mark }) => placeOf(mark)),
    ),
    dots: new Map(states.map((code) => [code, dotsOf([code])])),
    /** Positions are in per cent of the picture's size. */
    offices: Object.fromEntries(labelled),
    names: inPicture(names),
    numbers: inPicture(numbers),
  };
}

/** The room that a name needs, in px. */
const NAME = { width: 110, height: 30 };
/** The names keep this distance in px from the dots. */
const CLEAR = 16;

/**
 * Finds the nearest place for a name that is in the picture, beside the states, and free.
 * @param taken the other names with their marks, in px
 */
function freePlace(
  mark: Point,
  dots: readonly Dot[],
  taken: readonly Label[],
  { width, height }: Size,
): Point {
  const states = dots.map(positionOf).map(({ x, y }) => ({
    x: x / lattice.unitsPerPixel,
    y: y / lattice.unitsPerPixel,
  }));
  const lines = taken.flatMap(lineOf);
  const isFree = (label: Point) =>
    label.x > width * 0.08 &&
    label.x < width * 0.92 &&
    label.y > height * 0.06 &&
    label.y < height * 0.94 &&
    states.every((dot) => Math.hypot(dot.x - label.x, dot.y - label.y) >= CLEAR) &&
    taken.every(({ label: { x, y } }) => !isNear({ x: x - label.x, y: y - label.y })) &&
    [...states, ...lines].every((point) => !isUnderName(point, { mark, label })) &&
    lineOf({ mark, label }).every((point) => taken.every((name) => !isUnderName(point, name)));
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

function isNear({ x, y }: Point): boolean {
  return Math.abs(x) <= NAME.width && Math.abs(y) <= NAME.height;
}

/** A name begins at its place and goes away from its mark. */
function isUnderName({ x, y }: Point, { mark, label }: Label): boolean {
  const along = label.x < mark.x ? label.x - x : x - label.x;
  return along > 0 && along < NAME.width && Math.abs(y - label.y) < NAME.height / 2;
}

/** Points of the line between a name and its mark. */
function lineOf({ mark, label }: Label): Point[] {
  return Array.from({ length: 21 }, (_, step) => ({
    x: mark.x + ((label.x - mark.x) * step) / 20,
    y: mark.y + ((label.y - mark.y) * step) / 20,
  }));
}

function toSvg(
  { width, height }: Size,
  dots: { lit: readonly Dot[]; dim: readonly Dot[] },
  stars: readonly Point[],
): string {
  const { step, unitsPerPixel: scale } = lattice;
  // With round caps, a dash of length zero is a dot, so a dashed line is a row of dots.
  // Without dots around it, a star stands out on any background.
  const isClear = (dot: Dot) => {
    const { x, y } = positionOf(dot);
    return stars.every((star) => Math.hypot(x / scale - star.x, y / scale - star.y) > starRoom);
  };
  const rows = (colour: string, drawn: readonly Dot[]) =>
    drawn.length === 0
      ? ''
      : `<path stroke="${colour}" stroke-width="${tenths(dotSize * scale)}" d="${dotPath(drawn)}"/>`;
  return svgFile(
    [
      `<g transform="scale(${1 / scale})" stroke-linecap="round" stroke-dasharray="0 ${step}">`,
      rows(night.dim, dots.dim.filter(isClear)),
      `<g stroke-opacity=".7">${rows(night.line, dots.lit.filter(isClear))}</g></g>`,
      ...stars.map(officeStar),
    ],
    ` viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none"`,
  );
}

/** On a light background in forced colours, the star has an outline. */
function officeStar(centre: Point): string {
  const octagon = regularPolygon(centre, 8, 2 * starRadius * Math.tan(Math.PI / 8));
  const outline = starOf(octagon, () => officeAngle)
    .map(({ x, y }) => `${String(tenths(x))} ${String(tenths(y))}`)
    .join('L');
  return (
    `<path fill="${night.star}" stroke="${night.ground}" stroke-width="2" ` +
    `paint-order="stroke" d="M${outline}z"/>`
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
