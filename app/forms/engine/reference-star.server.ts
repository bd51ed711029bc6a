import { referenceStar, starPaths, starSize } from '#art/reference-star.ts';

/** The width and the height of a star, in the units of its path data. */
export const starSide = starSize;

/** Returns the star of a reference such as K7F-4WM. Each reference has its own star. */
export function starOfReference(reference: string) {
  const signs = [...reference.replaceAll('-', '')];
  return referenceStar(signs.map((sign) => Number.parseInt(sign, 36)));
}

/** Returns the star of a reference as SVG path data. */
export function starPathsOf(reference: string) {
  return starPaths(starOfReference(reference));
}

export type StarPaths = ReturnType<typeof starPathsOf>;
