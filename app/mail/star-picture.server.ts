import { starOfReference, starSide } from '#app/forms/engine/reference-star.server.ts';
import colours from '#content/colours.json' with { type: 'json' };
import { type Colour, toColour, toPng } from './png.server.ts';

/** The side in pixels. Mails show the picture at half this size. */
const SIDE = 320;
const HALF_LINE = 1;
const SHADES = 8;

const INK = toColour(colours.ink);
// The background of mails, the core of the star, and the filled tiles.
const FILLS = [colours.surface, colours.focusPale, colours.gold].map(toColour);
const PALETTE = FILLS.flatMap((fill) =>
  Array.from({ length: SHADES }, (_, shade) => mixed(fill, INK, shade / (SHADES - 1))),
);

type Point = { readonly x: number; readonly y: number };

/** Mail programs do not show SVG, so the star is a PNG picture. */
export function starPicture(reference: string) {
  const { lines, core, lit } = starOfReference(reference);
  const scaled = ({ x, y }: Point) => ({ x: (x * SIDE) / starSide, y: (y * SIDE) / starSide });
  const fills = new Uint8Array(SIDE * SIDE);
  const shades = new Uint8Array(SIDE * SIDE);
  paintArea(fills, core.map(scaled), 1);
  for (const tile of lit) paintArea(fills, tile.map(scaled), 2);
  for (const { from, to } of lines) paintLine(shades, scaled(from), scaled(to));
  const pixels = fills.map((fill, index) => fill * SHADES + (shades[index] ?? 0));
  const content = toPng(SIDE, PALETTE, pixels).toString('base64');
  return {
    side: SIDE / 2,
    picture: { id: `${reference}@star`, name: `${reference}.png`, content },
  };
}

function paintArea(fills: Uint8Array, area: readonly Point[], fill: number): void {
  const heights = area.map(({ y }) => y);
  for (let row = Math.floor(Math.min(...heights)); row <= Math.max(...heights); row += 1) {
    const y = row + 0.5;
    const crossings = area
      .flatMap((from, index) => {
        const to = area[(index + 1) % area.length] ?? from;
        if (from.y > y === to.y > y) return [];
        return [from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x)];
      })
      .toSorted((one, other) => one - other);
    for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
      const [start = 0, end = 0] = crossings.slice(pair, pair + 2).map(Math.round);
      fills.fill(fill, row * SIDE + start, row * SIDE + end);
    }
  }
}

/** Pixels at the edge of the line get a lighter shade. */
function paintLine(shades: Uint8Array, from: Point, to: Point): void {
  const [width, height] = [to.x - from.x, to.y - from.y];
  const squared = width ** 2 + height ** 2 || 1;
  const reach = HALF_LINE + 1;
  const top = Math.max(0, Math.floor(Math.min(from.y, to.y) - reach));
  const bottom = Math.min(SIDE, Math.max(from.y, to.y) + reach);
  const left = Math.max(0, Math.floor(Math.min(from.x, to.x) - reach));
  const right = Math.min(SIDE, Math.max(from.x, to.x) + reach);
  for (let row = top; row < bottom; row += 1)
    for (let column = left; column < right; column += 1) {
      const x = column + 0.5 - from.x;
      const y = row + 0.5 - from.y;
      const along = Math.min(1, Math.max(0, (x * width + y * height) / squared));
      const distance = Math.hypot(x - along * width, y - along * height);
      const cover = Math.min(1, Math.max(0, HALF_LINE + 0.5 - distance));
      const shade = Math.round(cover * (SHADES - 1));
      const index = row * SIDE + column;
      if (shade > (shades[index] ?? 0)) shades[index] = shade;
    }
}

function mixed(one: Colour, other: Colour, share: number): Colour {
  const [red, green, blue] = one.map((channel, index) =>
    Math.round(channel + ((other[index] ?? 0) - channel) * share),
  );
  return [red ?? 0, green ?? 0, blue ?? 0];
}
