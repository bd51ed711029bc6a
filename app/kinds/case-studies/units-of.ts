import type { CaseStudy } from './schema.ts';

type Result = CaseStudy['results'][number];

/**
 * Returns the number of stars in each chart of a result, and in a row of a chart. One star is one
 * unit. Returns undefined if stars cannot count the values: only whole numbers up to 100.
 */
export function unitsOf({ unit, bars }: Pick<Result, 'unit' | 'bars'>) {
  const values = bars.map(({ value }) => value);
  if (!values.every((value) => Number.isInteger(value) && value <= 100)) return undefined;
  const of = unit === '%' ? 100 : Math.max(...values, 1);
  return { of, perRow: of > 50 ? 20 : of > 12 ? 10 : of };
}
