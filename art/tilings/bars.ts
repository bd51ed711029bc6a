import type { Polygon } from '../geometry.ts';

/** `across` and `rows` count squares. `base` is the y coordinate of the lower edge (px). */
type Bar = {
  readonly left: number;
  readonly base: number;
  readonly width: number;
  readonly across: number;
  readonly rows: number;
};

export function bars(list: readonly Bar[]): Polygon[] {
  return list.flatMap(({ left, base, width, across, rows }) => {
    const edge = width / across;
    return Array.from({ length: across * rows }, (_, index) => {
      const x = left + (index % across) * edge;
      const y = base - (Math.floor(index / across) + 1) * edge;
      return [
        { x, y },
        { x: x + edge, y },
        { x: x + edge, y: y + edge },
        { x, y: y + edge },
      ];
    });
  });
}
