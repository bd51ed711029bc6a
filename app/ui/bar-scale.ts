/** Possible ends of a scale in percent. Few, so that charts on one page are comparable. */
const PERCENT_ENDS = [10, 25, 50, 100];

/** The largest value; for percentages the first of 10, 25, 50 and 100 that is not below it. */
export function scaleEnd(values: readonly number[], unit: string): number {
  const largest = Math.max(...values);
  const round = unit === '%' ? PERCENT_ENDS.find((end) => end >= largest) : undefined;
  // A chart of zeros has an empty scale from 0 to 1.
  return round ?? (largest || 1);
}

/** A value's length as a percentage of its scale, to a hundredth. */
export function lengthOnScale(value: number, end: number): number {
  return Math.round((value / end) * 10_000) / 100;
}
