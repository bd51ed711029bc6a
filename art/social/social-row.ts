import { angleAlong } from '../contact-angle.ts';
import type { FadeStop } from '../drawing.ts';
import type { Size } from '../geometry.ts';
import { defaultMasthead, socialPatterns } from '../masthead-table.ts';
import { type Row, rowOf } from '../row.ts';

/** The size that link previews expect (px). */
export const socialSize: Size = { width: 1200, height: 630 };

/** Factors that enlarge the patterns, because apps show previews at half of their size or less. */
const enlarged = { small: 1.75, large: 1.4 };
/** Patterns that repeat after more than this height (px) are large. */
const large = 200;

/**
 * Draws the pattern of a page's masthead on a whole image, with loose lines on the left and closed
 * stars on the right.
 * @param name key of `socialPatterns`; an unknown name gets the default pattern
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

/**
 * Returns a fade for lines behind a text that ends at `end` (px). The lines are faint behind the
 * text and stronger beyond.
 */
export function fadeBehind(end: number): FadeStop[] {
  const share = end / socialSize.width;
  return [
    { at: 0, opacity: 0.13 },
    { at: share, opacity: 0.24 },
    { at: share + (1 - share) * 0.75, opacity: 1 },
  ];
}
