import type { CaseStudy } from './schema.ts';

type Result = CaseStudy['results'][number];

/**
 * Returns the number of stars in a drawing of a result and in each of its rows. One star is one
 * unit. Returns undefined unless all values are whole numbers up to 100.
 */
export function unitsOf({ unit, bars }: Pick<Result, 'unit' | 'bars'>) {
  const values = bars.map(({ value }) => value);
  if (!values.every((value) => Number.isInteger(value) && value <= 100)) return undefined;
  const of = unit === '%' ? 100 : Math.max(...values, 1);
  return { of, perRow: of > 50 ? 20 : of > 12 ? 10 : of };
}
