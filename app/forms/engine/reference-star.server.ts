import { referenceStar, starPaths, starSize } from '#art/reference-star.ts';

export const starSide = starSize;

export function starOfReference(reference: string) {
  const signs = [...reference.replaceAll('-', '')];
  return referenceStar(signs.map((sign) => Number.parseInt(sign, 36)));
}

export function starPathsOf(reference: string) {
  return starPaths(starOfReference(reference));
}

export type StarPaths = ReturnType<typeof starPathsOf>;
