import colours from '#content/colours.json' with { type: 'json' };
import type { Point, Size } from './geometry.ts';

/** A square part of a picture (px). */
export type Square = Point & { readonly side: number };

/** `at` is a share (0 to 1) of the fade's length. */
export type FadeStop = { readonly at: number; readonly opacity: number };

/** The opacity changes between two points, or from a centre outwards (px). */
export type Fade = { readonly stops: readonly FadeStop[] } & (
  | { readonly kind: 'along'; readonly from: Point; readonly to: Point }
  | { readonly kind: 'around'; readonly centre: Point; readonly radius: number }
);

/**
 * A `field` is a faded pattern, a `rule` is thin, `lit` lines are bright, and a `star` is filled.
 */
type Tone = 'field' | 'rule' | 'lit' | 'star';
export type Layer = { readonly d: string; readonly tone: Tone };

export type Drawing = Size & {
  readonly unitsPerPixel: number;
  readonly fade: Fade;
  readonly layers: readonly Layer[];
  /** If true, the lines keep their width when the picture grows. */
  readonly keepsLineWidth?: boolean;
  /** Layers in these tones are a slice of the picture. Its copies complete the picture. */
  readonly copies?: { readonly of: readonly Tone[]; readonly transforms: readonly string[] };
};

export const night = {
  ground: colours.night,
  line: colours.gold,
  dim: colours.nightLine,
  star: colours.goldPale,
  tint: colours.sand,
} as const;

const strokeWidth: Record<Tone, number> = { field: 1, rule: 1, lit: 1.2, star: 1.2 };

export function svgFile(parts: readonly string[], attributes = ''): string {
  return `<svg xmlns="http://www.w3.org/2000/svg"${attributes}>${parts.join('')}</svg>\n`;
}

/** Path data is in whole units, so a group scales the paths to px. */
export function toSvg(drawing: Drawing): string {
  const { width, height } = drawing;
  return svgFile(partsOf(drawing), ` viewBox="0 0 ${width} ${height}" fill="none"`);
}

/**
 * Draws pictures of one size below each other in one file, and below them a square of each. Each
 * file in an `img` is a document of its own for the browser, so one file takes less time than
 * eleven.
 */
export function toColumn(
  drawings: readonly Drawing[],
  size: Size,
  squares: readonly Square[],
): string {
  const { parts, height } = column(drawings, size, squares);
  return svgFile([thickerLines(), ...parts], ` viewBox="0 0 ${size.width} ${height}" fill="none"`);
}

/** Draws columns of pictures, as `toColumn`, beside each other. Each column is a frame. */
export function toFrames(
  frames: readonly (readonly Drawing[])[],
  size: Size,
  squares: readonly Square[],
): string {
  const columns = frames.map((drawings, index) => column(drawings, size, squares, `-${index}`));
  const height = columns[0]?.height ?? 0;
  return svgFile(
    [
      thickerLines(),
      ...columns.map(
        ({ parts }, index) => `<svg x="${index * size.width}">${parts.join('')}</svg>`,
      ),
    ],
    ` viewBox="0 0 ${size.width * frames.length} ${height}" fill="none"`,
  );
}

/** @param suffix makes the ids differ from those of other columns in the same file */
function column(
  drawings: readonly Drawing[],
  { width, height }: Size,
  squares: readonly Square[],
  suffix = '',
) {
  const rows = drawings.map((drawing, index) => {
    const parts = [groundOf(drawing), ...partsOf(drawing, `${suffix}-${index}`)].join('');
    const box = `y="${index * height}" width="${width}" height="${height}"`;
    return `<svg ${box}><g id="picture${suffix}-${index}">${parts}</g></svg>`;
  });
  const top = height * rows.length;
  const details = squares.map(({ x, y, side }, index) => {
    const box = `y="${top + index * width}" width="${width}" height="${width}"`;
    const picture = `<use href="#picture${suffix}-${index}"/>`;
    return `<svg ${box} viewBox="${x} ${y} ${side} ${side}">${picture}</svg>`;
  });
  // The box of an image may show a part of a pixel of the next square.
  const edges = details.map((_, index) => `M0 ${top + index * width}h${width}v4H0z`).join('');
  return {
    parts: [...rows, ...details, `<path fill="${night.ground}" d="${edges}"/>`],
    height: top + width * details.length,
  };
}

/**
 * The cards are smaller than the pictures, so their lines would be thinner than a pixel and too
 * faint.
 */
function thickerLines(): string {
  const lines =
    'path{vector-effect:non-scaling-stroke;stroke-width:1px}[stroke-opacity]{stroke-opacity:.6}';
  const ground = `[fill="${night.ground}"]{fill:${colours.darkNight}}`;
  return `<style>${lines}@media (prefers-color-scheme:dark){${ground}}</style>`;
}

function groundOf({ width, height }: Size): string {
  return `<path fill="${night.ground}" d="M0 0h${width}v${height}H0z"/>`;
}

/** Draws the picture as an element of a page with a dark background. */
export function toElement(drawing: Drawing): string {
  const { width, height } = drawing;
  const attributes = `viewBox="0 0 ${width} ${height}" fill="none" aria-hidden="true"`;
  return `<svg ${attributes}>${partsOf(drawing).join('')}</svg>`;
}

/** @param suffix makes the ids differ from those of other drawings in the same file */
function partsOf(drawing: Drawing, suffix = ''): string[] {
  const { unitsPerPixel: scale, keepsLineWidth = false } = drawing;
  const stroke = (tone: Tone): string =>
    keepsLineWidth
      ? `stroke-width="${compact(strokeWidth[tone])}" vector-effect="non-scaling-stroke"`
      : `stroke-width="${compact(strokeWidth[tone] * scale)}"`;
  const paint: Record<Tone, string> = {
    field: `stroke="url(#fade${suffix})"`,
    star: `fill="${night.line}" stroke="${night.star}"`,
    lit: `stroke="${night.line}"`,
    rule: `stroke="${night.line}" stroke-opacity=".4"`,
  };
  const path = ({ d, tone }: Layer): string => `<path ${paint[tone]} ${stroke(tone)} d="${d}"/>`;
  const { of = [], transforms = [] } = drawing.copies ?? {};
  const slice = drawing.layers.filter(({ tone }) => of.includes(tone)).map(path);
  const others = drawing.layers.filter(({ tone }) => !of.includes(tone)).map(path);
  const scaled = `transform="scale(${compact(1 / scale)})" stroke-linejoin="round"`;
  const group = (paths: readonly string[], id = ''): string =>
    paths.length > 0 ? `<g ${id}${scaled}>${paths.join('')}</g>` : '';
  const copies = transforms.map(
    (transform) => `<use href="#slice${suffix}" transform="${transform}"/>`,
  );
  return [
    `<defs>${gradient(drawing.fade, night.line, scale, suffix)}</defs>`,
    group(slice, `id="slice${suffix}" `),
    ...copies,
    group(others),
  ];
}

function gradient(fade: Fade, colour: string, scale: number, suffix: string): string {
  const stops = fade.stops
    .map(
      ({ at, opacity }) =>
        `<stop offset="${compact(at)}" stop-color="${colour}" stop-opacity="${compact(opacity)}"/>`,
    )
    .join('');
  const unit = (length: number): string => compact(length * scale);
  const start = `id="fade${suffix}" gradientUnits="userSpaceOnUse"`;
  if (fade.kind === 'around') {
    const { centre, radius } = fade;
    const circle = `cx="${unit(centre.x)}" cy="${unit(centre.y)}" r="${unit(radius)}"`;
    return `<radialGradient ${start} ${circle}>${stops}</radialGradient>`;
  }
  const { from, to } = fade;
  const line = `x1="${unit(from.x)}" y1="${unit(from.y)}" x2="${unit(to.x)}" y2="${unit(to.y)}"`;
  return `<linearGradient ${start} ${line}>${stops}</linearGradient>`;
}

/** Rounds to two decimals and removes the leading zero. */
function compact(value: number): string {
  return String(Math.round(value * 100) / 100).replace(/^(-?)0\./, '$1.');
}
