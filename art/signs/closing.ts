/** The contact angles of `count` stars. The first star is loose, and the last one is closed. */
export function closing(count: number): number[] {
  return Array.from({ length: count }, (_tile, index) => 24 + (44 * index) / (count - 1));
}
