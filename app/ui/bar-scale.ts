/** Where scales of shares may end: few ends, so that charts that stand together compare. */
const PERCENT_ENDS = [10, 25, 50, 100];

/**
 * The value at which a chart's scale ends; it always begins at 0.
 * Counts end at the largest of them, percentages at the first of 10, 25, 50 and 100 that holds the
 * largest.
 */
export function scaleEnd(values: readonly number[], unit: string): number {
  const largest = Math.max(...values);
  const round = unit === '%' ? PERCENT_ENDS.find((end) => end >= largest) : undefined;
  // A chart of zeros has a scale too, on which nothing is drawn.
  return round ?? (largest || 1);
}

/** A value's length as a percentage of its scale, to a hundredth. */
export function lengthOnScale(value: number, end: number): number {
  return Math.round((value / end) * 10_000) / 100;
}
