import { angleAlong } from '../contact-angle.ts';
import type { FadeStop } from '../drawing.ts';
import type { Size } from '../geometry.ts';
import { defaultMasthead, socialPatterns } from '../masthead-table.ts';
import { type Row, rowOf } from '../row.ts';

/** Link previews expect this size (px). */
export const socialSize: Size = { width: 1200, height: 630 };

/** Patterns are enlarged, because apps show previews at half of their size or less. */
const enlarged = { small: 1.75, large: 1.4 };
/** Patterns that repeat after more than this height (px) are large. */
const large = 200;

/**
 * Draws the pattern of a page's masthead over a whole preview, from loose lines to closed stars.
 * @param name a key of `socialPatterns`; other names get the default pattern
 */
export function socialRow(name: string): Row {
  const {
    tiling,
    edge,
    height: repeat,
    range,
    reach,
  } = socialPatterns.get(name) ?? defaultMasthead;
  const { width, height } = socialSize;
  const scale = repeat > large ? enlarged.large : enlarged.small;
  const polygons = tiling(socialSize, edge * scale, { x: width - 150, y: height / 2 });
  return rowOf({
    size: socialSize,
    polygons,
    angleAt: angleAlong(width * 0.1, width * 0.94, range),
    ...(reach ? { reach } : {}),
    fade: fadeBehind(width / 2),
  });
}

/** Lines are faint behind a text that ends at `end` (px). */
export function fadeBehind(end: number): FadeStop[] {
  const share = end / socialSize.width;
  return [
    { at: 0, opacity: 0.13 },
    { at: share, opacity: 0.24 },
    { at: share + (1 - share) * 0.75, opacity: 1 },
  ];
}
