import type { Outline } from '../word.ts';

/** The outlines are made at a size of 400 px. On a page, the letters are as high as the name. */
const SCALE = 0.164;
const EM = 400 * SCALE;
const MARGIN = 2;

/** The outlines of a name in each language, with the baseline at y = `baseline`. */
export type Names = Readonly<
  Record<string, { outlines: readonly Outline[]; start: number; baseline: number }>
>;

/**
 * The baselines are at y = 0. A page loads only its own fonts, so names in the other script are
 * drawings.
 * @param kind the start of the ids
 */
export function wordmarks(kind: string, names: Names): string {
  return Object.entries(names)
    .map(([code, name]) => `<path id="${kind}-${code}" fill="currentColor" d="${dataOf(name)}"/>`)
    .join('');
}

/** The width of the view box that has room for each name. */
export function wordmarkWidth(names: Names): number {
  const ends = Object.values(names).flatMap(({ outlines, start }) =>
    outlines.flat().flatMap(({ points }) => points.map(({ x }) => (x - start) * SCALE)),
  );
  return Math.ceil(Math.max(...ends)) + MARGIN;
}

/**
 * The view box and the width of a language's name. If the centre of the box is at the centre of a
 * line of the header, the baseline is that of the line.
 */
export function languageBox(names: Names): { viewBox: string; width: string } {
  const width = wordmarkWidth(names);
  return { viewBox: `0 -66 ${width} 90`, width: `${tenths(width / EM)}em` };
}

function dataOf({ outlines, start, baseline }: Names[string]): string {
  const place = (x: number, y: number) =>
    `${tenths((x - start) * SCALE)} ${tenths((y - baseline) * SCALE)}`;
  return outlines
    .map((outline) =>
      outline
        .map(({ command, points }) => command + points.map(({ x, y }) => place(x, y)).join(' '))
        .join(''),
    )
    .map((data) => `${data}Z`)
    .join('')
    .replaceAll(' -', '-');
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
