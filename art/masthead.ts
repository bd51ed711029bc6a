import { angleAlong } from './contact-angle.ts';
import type { FadeStop } from './drawing.ts';
import { nextEdge } from './hankin.ts';
import { defaultMasthead, mastheads } from './masthead-table.ts';
import { type Row, rowOf } from './row.ts';

const width = 1440;
const fade: readonly FadeStop[] = [
  { at: 0, opacity: 0.16 },
  { at: 0.5, opacity: 0.36 },
  { at: 0.9, opacity: 0.8 },
];

/** Draws the background of an inner page's masthead. Unlisted pages get the default pattern. */
export function mastheadRow(page: string): Row {
  const { tiling, edge, height, range, reach = nextEdge } = mastheads.get(page) ?? defaultMasthead;
  const size = { width, height };
  const polygons = tiling(size, edge, { x: height / 2, y: height / 2 });
  return rowOf({
    size,
    polygons,
    angleAt: angleAlong(width * 0.15, width * 0.9, range),
    reach,
    dots: [],
    fade,
  });
}
