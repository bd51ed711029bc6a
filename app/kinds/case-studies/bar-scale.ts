/** Scales of percentages end at one of these values, so that charts are easy to compare. */
const PERCENT_ENDS = [10, 25, 50, 100];

/** Returns the value at the end of a scale. For counts, this is the largest value. */
export function scaleEnd(values: readonly number[], unit: string): number {
  const largest = Math.max(...values);
  const round = unit === '%' ? PERCENT_ENDS.find((end) => end >= largest) : undefined;
  // If all values are zero, the scale ends at 1.
  return round ?? (largest || 1);
}

/** The length of a bar in percent of its scale, with two decimals. */
export function lengthOnScale(value: number, end: number): number {
  return Math.round((value / end) * 10_000) / 100;
}
