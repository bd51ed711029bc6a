import type { CaseStudy } from './schema.ts';

type Result = CaseStudy['results'][number];

/**
 * Returns how to draw a result with one star for each thing: the number of places in the drawing,
 * and in its rows. Undefined if nobody could count the stars.
 */
export function unitsOf({ unit, bars }: Pick<Result, 'unit' | 'bars'>) {
  const values = bars.map(({ value }) => value);
  if (!values.every((value) => Number.isInteger(value) && value <= 100)) return undefined;
  const of = unit === '%' ? 100 : Math.max(...values, 1);
  return { of, perRow: of > 50 ? 20 : of > 12 ? 10 : of };
}
