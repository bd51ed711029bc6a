import { night, svgFile } from './drawing.ts';
import type { Point } from './geometry.ts';

/** A closed outline of path commands (M, L, Q) with their points. */
export type Outline = readonly { readonly command: string; readonly points: readonly Point[] }[];

/** The width of a dot in px. */
const DOT = 40;
/** The distance in px between the letters and the dots. The rule is half as far below the dots. */
const GAP = 30;
const MARGIN = 2;

/**
 * Draws a word, a row of dots and a graduated rule of the same width. As in Arabic calligraphy, the
 * unit is a dot of the word.
 */
export function measuredWord(outlines: readonly Outline[]) {
  const ink = boxOf(outlines);
  // Dots and the kasra have four straight sides. The kasra is wider, so the narrowest is a dot.
  const dots = outlines.filter((outline) => outline.length < 6 && isStraight(outline)).map(widthOf);
  // A name without dots is measured by a quarter of its height.
  const dot = dots.length > 0 ? Math.min(...dots) : ink.height / 4;
  const count = Math.max(1, Math.round(ink.width / dot));
  const width = count * DOT;
  const scale = width / ink.width;
  const row = MARGIN + ink.height * scale + GAP;
  const rule = row + DOT + GAP / 2;
  const height = Math.ceil(rule + 18);
  const fullWidth = width + 2 * MARGIN;
  const place = ({ x, y }: Point): string =>
    `${tenths(MARGIN + (x - ink.x) * scale)} ${tenths(MARGIN + (y - ink.y) * scale)}`;
  const letters = outlines.map((outline) => `${outline.map(toData).join('')}Z`).join('');
  const ends = [MARGIN, MARGIN + width].map((x) => `M${x} ${tenths(row - GAP / 2)}V${height}`);
  const line = `M${MARGIN} ${tenths(rule)}h${width}`;
  const ticks = Array.from({ length: count * 4 + 1 }, (_tick, index) => {
    const length = index % 4 === 0 ? 14 : 7;
    return `M${MARGIN + (index * DOT) / 4} ${tenths(rule)}v${length}`;
  });
  const diamonds = Array.from(
    { length: count },
    (_dot, index) => `M${MARGIN + index * DOT + 2} ${tenths(row + DOT / 2)}l18-18 18 18-18 18z`,
  );
  return {
    count,
    width: fullWidth,
    height,
    svg: svgFile(
      [
        `<path fill="${night.tint}" d="${letters}"/>`,
        `<path fill="${night.line}" d="${diamonds.join('')}"/>`,
        `<path fill="none" stroke="${night.line}" d="${[...ends, line, ...ticks].join('')}"/>`,
      ],
      ` viewBox="0 0 ${fullWidth} ${height}" width="${fullWidth}" height="${height}"`,
    ),
  };

  function toData({ command, points }: Outline[number]): string {
    return `${command}${points.map(place).join(' ')}`;
  }
}

function isStraight(outline: Outline): boolean {
  return outline.every(({ command }) => command !== 'Q');
}

function widthOf(outline: Outline): number {
  return boxOf([outline]).width;
}

function boxOf(outlines: readonly Outline[]) {
  const points = outlines.flat().flatMap((step) => step.points);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
