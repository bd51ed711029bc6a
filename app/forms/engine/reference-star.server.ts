import { referenceStar, starPaths, starSize } from '#art/reference-star.ts';

/** The side of the square that the points of a star lie in. */
export const starSide = starSize;

/** Returns the star of a reference such as K7F-4WM. Another reference has another star. */
export function starOfReference(reference: string) {
  const signs = [...reference.replaceAll('-', '')];
  return referenceStar(signs.map((sign) => Number.parseInt(sign, 36)));
}

/** Returns the star of a reference as SVG path data. */
export function starPathsOf(reference: string) {
  return starPaths(starOfReference(reference));
}

export type StarPaths = ReturnType<typeof starPathsOf>;
