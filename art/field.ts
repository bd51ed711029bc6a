import { angleAlong } from './contact-angle.ts';
import { type FadeStop, night, svgFile } from './drawing.ts';
import { nextEdge } from './hankin.ts';
import { defaultMasthead, mastheads } from './masthead-table.ts';
import { type Row, rowOf } from './row.ts';

/**
 * `wide` is beside a heading, `strip` is below a heading. The contact angle grows between two
 * distances (px) from the right edge, `loose` and `closed`.
 */
const parts = {
  wide: { width: 1440, loose: 660, closed: 110 },
  strip: { width: 1024, loose: 360, closed: 30 },
} as const;
type FieldPart = keyof typeof parts;

const fade: readonly FadeStop[] = [
  { at: 0.5, opacity: 0.38 },
  { at: 0.95, opacity: 0.85 },
];

/** A page without its own pattern gets the default pattern. */
function fieldRow(page: string, part: FieldPart): Row {
  const masthead = mastheads.get(page) ?? defaultMasthead;
  const { tiling, edge, height, range, reach = nextEdge } = masthead;
  const { width, loose, closed } = parts[part];
  const size = { width, height };
  const origin = { x: height / 2, y: height / 2 };
  return rowOf({
    size,
    polygons: tiling(size, edge, origin),
    angleAt: angleAlong(width - loose, width - closed, range),
    reach,
    fade,
  });
}

/** A page shows a part of this SVG file with `<use href="….svg#wide">`. */
export function fieldSvg(page: string): string {
  const rows = (['wide', 'strip'] as const).map((part) => patternOf(part, fieldRow(page, part)));
  return svgFile(rows);
}

function patternOf(part: FieldPart, { width, height, scale, d, fade: stops }: Row): string {
  const fades = stops
    .map(
      ({ at, opacity }) =>
        `<stop offset="${at}" stop-color="${night.line}" stop-opacity="${opacity}"/>`,
    )
    .join('');
  return (
    `<linearGradient id="fade-${part}" gradientUnits="userSpaceOnUse" x2="${width}">` +
    `${fades}</linearGradient>` +
    `<pattern id="row-${part}" width="${width}" height="${height}" ` +
    `patternUnits="userSpaceOnUse" patternTransform="scale(${scale})">` +
    `<path d="${d}" stroke="url(#fade-${part})" stroke-width="${1 / scale}" ` +
    `stroke-linecap="round" fill="none"/></pattern>` +
    `<rect id="${part}" width="100%" height="100%" fill="url(#row-${part})"/>`
  );
}
