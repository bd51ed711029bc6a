/** The contact angles of tiles whose stars close from the first tile to the last. */
export function closing(count: number): { angle: number; share: number }[] {
  return Array.from({ length: count }, (_tile, index) => {
    const share = index / (count - 1);
    return { angle: 24 + share * 44, share };
  });
}
