/**
 * The contact angles of `count` stars. The first star is loose, the last one is closed, and `share`
 * grows from 0 to 1.
 */
export function closing(count: number): { angle: number; share: number }[] {
  return Array.from({ length: count }, (_tile, index) => {
    const share = index / (count - 1);
    return { angle: 24 + share * 44, share };
  });
}
